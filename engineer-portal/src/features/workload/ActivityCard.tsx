import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadSteps } from '@erm/contracts/load-curve';
import { LoadChart, today, WhyButton } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { formatDay, Stat } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Caption } from './ActivityCard.styles';
import { countActiveProjects } from '../../data/capacity-queries';

/** Active projects, available capacity, and the load until the last assignment ends. */
export function ActivityCard({ engineer }: { engineer: EngineerCapacity }) {
  const { _id, availableCapacity, availableFrom, assignments, maxCapacity } = engineer;
  const load = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const steps = availableFrom ? loadSteps(load, { startDate: today(), endDate: availableFrom }) : [];
  return (
    <Panel title="Activity" padded>
      <Cluster gap={10} align="start">
        <Stat size="md" label="Active projects" value={countActiveProjects(engineer)} />
        <Stat
          size="md"
          label="Available capacity"
          value={
            <WhyButton says={`${availableCapacity}% available`} engineerId={_id}>
              {availableCapacity}%
            </WhyButton>
          }
        />
      </Cluster>
      {availableFrom && (
        <>
          <Caption>Load through {formatDay(availableFrom)}</Caption>
          <LoadChart
            steps={steps}
            max={maxCapacity}
            startLabel="Today"
            label={`Load from today through ${formatDay(availableFrom)}: ${steps
              .map((step) => `${step.load}% from ${formatDay(step.startDate)}`)
              .join(', ')}`}
          />
        </>
      )}
    </Panel>
  );
}
