import type { EngineerCapacity } from '@erm/contracts/engineers';
import { formatDay } from '@erm/contracts/calendar-day';
import { AllocationBadge, Badge } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { activeAssignments } from './capacity-queries';
import { Dates, Empty, List, ProjectName, Row } from './ActiveAssignments.styles';

/** What the engineer works on today, one line each. */
export function ActiveAssignments({ engineer }: { engineer: EngineerCapacity }) {
  const assignments = activeAssignments(engineer);
  return (
    <Panel title="Active Assignments" padded={false}>
      {assignments.length === 0 ? (
        <Empty>You don't have any active assignments at the moment.</Empty>
      ) : (
        <List>
          {assignments.map(({ _id, projectName, role, allocationPercentage, startDate, endDate }) => (
            <Row key={_id}>
              <ProjectName>{projectName}</ProjectName>
              <span>
                <Badge tone="neutral">{role}</Badge>
              </span>
              <span>
                <AllocationBadge percent={allocationPercentage} />
              </span>
              <Dates>
                {formatDay(startDate)} - {formatDay(endDate)}
              </Dates>
            </Row>
          ))}
        </List>
      )}
    </Panel>
  );
}
