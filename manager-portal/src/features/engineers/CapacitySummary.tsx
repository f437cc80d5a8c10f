import type { EngineerCapacity } from '@erm/contracts/engineers';
import { Cluster, Stack } from '@erm/ui-kit/core';
import { AllocationBar, Avatar, Badge } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { capitalize } from '../../shared/capitalize';
import { overloadSpan } from '../../shared/describe-overload';
import { today } from '../../shared/today';
import { Box, Email, Figure, Figures, Label, Name, Number, Over, Unit } from './CapacitySummary.styles';

/** Who it is, and the three numbers of the day over their bar. */
export function CapacitySummary({ engineer }: { engineer: EngineerCapacity }) {
  const { name, email, seniority, department, availableCapacity, currentAllocation, maxCapacity } = engineer;
  const over = currentAllocation > maxCapacity;
  const day = today();
  const overload = engineer.overloads.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const loads = engineer.assignments
    .filter(({ status, projectId }) => status === 'active' && projectId !== null)
    .map(({ allocationPercentage }) => allocationPercentage);
  return (
    <Stack gap={4}>
      <Cluster justify="space-between" gap={3}>
        <Cluster gap={3}>
          <Avatar name={name} size={36} />
          <div>
            <Name>{name}</Name>
            <Email>{email}</Email>
          </div>
        </Cluster>
        <Cluster gap={2}>
          {seniority !== null && <Badge>{capitalize(seniority)}</Badge>}
          {department !== '' && <Badge>{department}</Badge>}
        </Cluster>
      </Cluster>
      <Box>
        <Figures>
          <Figure>
            <Number $large $over={over}>
              {availableCapacity}%
            </Number>{' '}
            <Unit>Available</Unit>
          </Figure>
          <Figure>
            <Label>Current Allocation</Label>
            <Number $over={over}>{currentAllocation}%</Number>
          </Figure>
          <Figure>
            <Label>Max Capacity</Label>
            <Number>{maxCapacity}%</Number>
          </Figure>
        </Figures>
        <AllocationBar
          size="lg"
          current={currentAllocation}
          max={maxCapacity}
          segments={loads}
          label={`Load of ${name} today`}
        />
        {over && (
          <Over>
            <TriangleAlert size={13} aria-hidden="true" />
            Over by {currentAllocation - maxCapacity}%{overload && ` ${overloadSpan(overload, day)}`}
          </Over>
        )}
      </Box>
    </Stack>
  );
}
