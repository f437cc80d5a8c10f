import type { EngineerCapacity } from '@erm/contracts/engineers';
import { AllocationBadge, WhyButton } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { Badge, formatDay } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { ListChecks } from 'lucide-react';
import { activeAssignments } from '../data/capacity-queries';
import { Dates, List, ProjectName, Role, Row } from './ActiveAssignments.styles';

/** The engineer's active assignments. */
export function ActiveAssignments({ engineer }: { engineer: EngineerCapacity }) {
  const assignments = activeAssignments(engineer);
  return (
    <Panel title="Active Assignments" padded={false}>
      {assignments.length === 0 ? (
        <EmptyState
          icon={<ListChecks size={20} />}
          title="You don't have any active assignments at the moment."
        />
      ) : (
        <List>
          {assignments.map(
            ({ _id, projectId, projectName, role, allocationPercentage, startDate, endDate }) => (
              <Row key={_id}>
                <ProjectName>{projectName}</ProjectName>
                <Role>
                  <Badge tone="neutral">{role}</Badge>
                </Role>
                <span>
                  {projectId ? (
                    <WhyButton
                      says={`${allocationPercentage}% allocated to ${projectName}`}
                      engineerId={engineer._id}
                      span={{ startDate, endDate }}
                    >
                      <AllocationBadge percent={allocationPercentage} />
                    </WhyButton>
                  ) : (
                    <AllocationBadge percent={allocationPercentage} />
                  )}
                </span>
                <Dates>
                  {formatDay(startDate)} - {formatDay(endDate)}
                </Dates>
              </Row>
            ),
          )}
        </List>
      )}
    </Panel>
  );
}
