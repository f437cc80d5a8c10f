import type { Engineer } from '@erm/contracts/engineers';
import { calledName, FreeBadge, neededEmail, PersonLine, WhyButton } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { AllocationBar, formatDay } from '@erm/ui-kit/data';
import { UsersRound } from 'lucide-react';
import { Badge, Bar, Person, Row, Rows } from './TopRows.styles';

/** The engineers with the most free capacity. */
export function TeamUtilization({ engineers }: { engineers: Engineer[] }) {
  if (engineers.length === 0) {
    return <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." />;
  }
  return (
    <Rows aria-label="Engineers with the most free capacity">
      {engineers.map((engineer) => {
        const { _id, name, availableFrom, availableCapacity, currentAllocation, maxCapacity } = engineer;
        return (
          <Row key={_id}>
            <Person>
              <PersonLine
                name={name}
                detail={[
                  neededEmail(engineer),
                  availableFrom === null ? 'Available now' : `Available from ${formatDay(availableFrom)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            </Person>
            <Bar>
              <AllocationBar
                current={currentAllocation}
                max={maxCapacity}
                label={`Load of ${calledName(engineer)} today`}
                renderText={(text) => (
                  <WhyButton says={`${text} allocated`} engineerId={_id}>
                    {text} allocated
                  </WhyButton>
                )}
              />
            </Bar>
            <Badge>
              <WhyButton says={`${availableCapacity}% Free`} engineerId={_id}>
                <FreeBadge free={availableCapacity} />
              </WhyButton>
            </Badge>
          </Row>
        );
      })}
    </Rows>
  );
}
