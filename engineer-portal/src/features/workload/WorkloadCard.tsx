import type { EngineerCapacity } from '@erm/contracts/engineers';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { AllocationBar, Stat } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { activeAssignments, countActiveProjects } from './capacity-queries';
import { Fact, Facts, Figure, Whole } from './WorkloadCard.styles';

/** How much of the own capacity is taken today. */
export function WorkloadCard({ engineer }: { engineer: EngineerCapacity }) {
  const { currentAllocation, maxCapacity, availableCapacity } = engineer;
  const load = activeAssignments(engineer).filter(({ projectId }) => projectId !== null);
  return (
    <Panel title="Current Workload" padded>
      <Stat
        label={<VisuallyHidden>Total allocation</VisuallyHidden>}
        value={
          <Figure>
            {currentAllocation}%<Whole>of {maxCapacity}% allocated</Whole>
          </Figure>
        }
      />
      <AllocationBar
        label="Current Workload"
        current={currentAllocation}
        max={maxCapacity}
        segments={load.map(({ allocationPercentage }) => allocationPercentage)}
        showText={currentAllocation > maxCapacity}
      />
      <Facts>
        <Fact>
          <dt>Available</dt>
          <dd>{availableCapacity}%</dd>
        </Fact>
        <Fact>
          <dt>Active Projects</dt>
          <dd>{countActiveProjects(engineer)}</dd>
        </Fact>
      </Facts>
    </Panel>
  );
}
