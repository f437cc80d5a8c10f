import type { Engineer } from '@erm/contracts/engineers';
import { LoadChart, LoadLegend, WhyChart } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Card } from '@erm/ui-kit/layout';
import { styled } from 'styled-components';
import type { CapacityCheck } from './check-capacity';

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const Title = styled.p`
  color: var(--text-primary);
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
`;

interface LoadPreviewProps {
  check: CapacityCheck;
  added: number;
  engineer: Pick<Engineer, '_id' | 'name'>;
  /** The `_id` of the assignment that this one is now, if it is theirs. */
  replaces?: string | undefined;
}

/** The engineer's load for the chosen dates, including this assignment. */
export function LoadPreview({ check, added, engineer, replaces }: LoadPreviewProps) {
  const { steps, maxCapacity, peak } = check;
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || !peak) return null;
  const span = { startDate: first.startDate, endDate: last.endDate };
  const dates = formatDayRange(span.startDate, span.endDate);
  return (
    <Box>
      <Cluster justify="space-between" gap={3}>
        <Title>Load over these dates</Title>
        <LoadLegend addedLabel="This assignment" over={peak.load > maxCapacity} />
      </Cluster>
      <WhyChart
        says={`this load of ${engineer.name}`}
        engineerId={engineer._id}
        span={span}
        planned={{ replaces, ...span, allocationPercentage: added }}
      >
        <LoadChart
          steps={steps}
          added={added}
          max={maxCapacity}
          label={`Load of ${engineer.name}, ${dates}: at most ${peak.load} of ${maxCapacity}% with this assignment, ${peak.load - added}% without it`}
        />
      </WhyChart>
    </Box>
  );
}
