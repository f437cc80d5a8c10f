import type { EngineerCapacity } from '@erm/contracts/engineers';
import { PersonLine, useToday, WhyButton } from '@erm/portal-kit';
import { Cluster, Stack, VisuallyHidden, capitalize } from '@erm/ui-kit/core';
import { AllocationBar, Badge, Stat } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { overloadSpan } from '../shared/overload-text';
import { Box, Figures, Number, Over, Unit } from './CapacitySummary.styles';

/** The engineer, and today's capacity as numbers and as a bar. */
export function CapacitySummary({ engineer }: { engineer: EngineerCapacity }) {
  const { _id, name, email, seniority, department, availableCapacity, currentAllocation, maxCapacity } =
    engineer;
  const day = useToday();
  const overload =
    currentAllocation > maxCapacity &&
    engineer.overloads.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const overText = overload && `Over by ${currentAllocation - maxCapacity}% ${overloadSpan(overload, day)}`;
  const loads = engineer.assignments
    .filter(({ status, projectId }) => status === 'active' && projectId !== null)
    .map(({ allocationPercentage }) => allocationPercentage);
  return (
    <Stack gap={4}>
      <Cluster justify="space-between" gap={3}>
        <PersonLine name={name} detail={email} />
        <Cluster gap={2}>
          {seniority !== null && <Badge>{capitalize(seniority)}</Badge>}
          {department !== '' && <Badge>{department}</Badge>}
        </Cluster>
      </Cluster>
      <Box>
        <Figures>
          <Stat
            label={<VisuallyHidden>Capacity today</VisuallyHidden>}
            value={
              <Number $over={Boolean(overText)}>
                <WhyButton figure says={`${availableCapacity}% available`} engineerId={_id}>
                  {availableCapacity}%
                </WhyButton>{' '}
                <Unit>Available</Unit>
              </Number>
            }
          />
          <Stat
            size="md"
            label="Current Allocation"
            value={
              <Number $over={Boolean(overText)}>
                <WhyButton figure says={`${currentAllocation}% allocated`} engineerId={_id}>
                  {currentAllocation}%
                </WhyButton>
              </Number>
            }
          />
          <Stat size="md" label="Max Capacity" value={`${maxCapacity}%`} />
        </Figures>
        <AllocationBar
          size="lg"
          current={currentAllocation}
          max={maxCapacity}
          segments={loads}
          label={`Load of ${name} today`}
        />
        {overText && (
          <Over>
            <TriangleAlert size={13} aria-hidden="true" />
            <WhyButton says={overText} engineerId={_id}>
              {overText}
            </WhyButton>
          </Over>
        )}
      </Box>
    </Stack>
  );
}
