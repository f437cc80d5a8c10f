import type { EngineerCapacity } from '@erm/contracts/engineers';
import { WhyButton } from '@erm/portal-kit';
import { Facts, VisuallyHidden } from '@erm/ui-kit/core';
import { AllocationBar, Stat } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { activeAssignments, countActiveProjects } from '../data/capacity-queries';
import { Figure, Whole } from './WorkloadCard.styles';

/** The engineer's current allocation and remaining capacity. */
export function WorkloadCard({ engineer }: { engineer: EngineerCapacity }) {
  const { _id, currentAllocation, maxCapacity, availableCapacity } = engineer;
  const load = activeAssignments(engineer).filter(({ projectId }) => projectId !== null);
  return (
    <Panel title="Current Workload" padded>
      <Stat
        label={<VisuallyHidden>Total allocation</VisuallyHidden>}
        value={
          <Figure>
            <WhyButton figure says={`${currentAllocation}% of ${maxCapacity}% allocated`} engineerId={_id}>
              {currentAllocation}%
            </WhyButton>
            <Whole>of {maxCapacity}% allocated</Whole>
          </Figure>
        }
      />
      <AllocationBar
        label="Current Workload"
        current={currentAllocation}
        max={maxCapacity}
        segments={load.map(({ allocationPercentage }) => allocationPercentage)}
        renderText={
          currentAllocation > maxCapacity
            ? (text) => (
                <WhyButton says={text} engineerId={_id}>
                  {text}
                </WhyButton>
              )
            : undefined
        }
      />
      <Facts
        layout="ends"
        style={{ marginBlockStart: 'var(--space-3)' }}
        items={[
          {
            term: 'Available',
            value: (
              <WhyButton says={`${availableCapacity}% available`} engineerId={_id}>
                {availableCapacity}%
              </WhyButton>
            ),
          },
          { term: 'Active Projects', value: countActiveProjects(engineer) },
        ]}
      />
    </Panel>
  );
}
