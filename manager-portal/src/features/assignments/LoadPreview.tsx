import { LoadChart, LoadLegend } from '@erm/portal-kit';
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
  engineerName: string;
}

/** The engineer's load for the chosen dates, including this assignment. */
export function LoadPreview({ check, added, engineerName }: LoadPreviewProps) {
  const { steps, maxCapacity, peak } = check;
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || !peak) return null;
  const dates = formatDayRange(first.startDate, last.endDate);
  return (
    <Box>
      <Cluster justify="space-between" gap={3}>
        <Title>Load over these dates</Title>
        <LoadLegend addedLabel="This assignment" over={peak.load > maxCapacity} />
      </Cluster>
      <LoadChart
        steps={steps}
        added={added}
        max={maxCapacity}
        label={`Load of ${engineerName}, ${dates}: at most ${peak.load} of ${maxCapacity}% with this assignment, ${peak.load - added}% without it`}
      />
    </Box>
  );
}
