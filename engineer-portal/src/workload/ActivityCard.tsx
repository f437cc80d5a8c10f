import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadSteps } from '@erm/contracts/load-curve';
import { LoadChart, useToday, WhyButton, WhyChart } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { formatDay, Stat } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Caption } from './ActivityCard.styles';
import { countActiveProjects } from '../data/capacity-queries';

/** Active projects, available capacity, and the load until the last assignment ends. */
export function ActivityCard({ engineer }: { engineer: EngineerCapacity }) {
  const { _id, availableCapacity, availableFrom, assignments, maxCapacity } = engineer;
  const load = loadCurve(assignments.filter(({ projectId }) => projectId !== null));
  const today = useToday();
  const span = availableFrom ? { startDate: today, endDate: availableFrom } : null;
  const steps = span ? loadSteps(load, span) : [];
  return (
    <Panel title="Activity" padded>
      <Cluster gap={10} align="start">
        <Stat size="md" label="Active projects" value={countActiveProjects(engineer)} />
        <Stat
          size="md"
          label="Available capacity"
          value={
            <WhyButton figure says={`${availableCapacity}% available`} engineerId={_id}>
              {availableCapacity}%
            </WhyButton>
          }
        />
      </Cluster>
      {span && (
        <>
          <Caption>Load through {formatDay(span.endDate)}</Caption>
          <WhyChart says="this load" engineerId={_id} span={span}>
            <LoadChart
              steps={steps}
              max={maxCapacity}
              startLabel="Today"
              label={`Load from today through ${formatDay(span.endDate)}: ${steps
                .map((step) => `${step.load}% from ${formatDay(step.startDate)}`)
                .join(', ')}`}
            />
          </WhyChart>
        </>
      )}
    </Panel>
  );
}
