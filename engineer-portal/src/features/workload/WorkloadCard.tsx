import type { EngineerCapacity } from '@erm/contracts/engineers';
import { AllocationBar } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { activeAssignments, countActiveProjects } from './capacity-queries';
import { Fact, Facts, Figure, FigureLine } from './WorkloadCard.styles';

/** How much of the own capacity is taken today. */
export function WorkloadCard({ engineer }: { engineer: EngineerCapacity }) {
  const { currentAllocation, maxCapacity, availableCapacity } = engineer;
  const load = activeAssignments(engineer).filter(({ projectId }) => projectId !== null);
  return (
    <Panel title="Current Workload" padded>
      <FigureLine>
        <Figure>{currentAllocation}%</Figure>
        <span>of {maxCapacity}% allocated</span>
      </FigureLine>
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
