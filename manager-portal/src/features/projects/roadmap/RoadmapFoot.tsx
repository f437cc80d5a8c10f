import { Foot } from '@erm/portal-kit/planning';
import { Button, Cluster } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import styled from 'styled-components';
import type { RoadmapData } from './roadmap-queries';

const Count = styled.strong`
  color: var(--text-primary);
  font-weight: var(--font-weight-semibold);
`;

const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
`;

const Sample = styled.span<{ $gap: boolean }>`
  inline-size: 14px;
  block-size: 12px;
  border: 1px ${({ $gap }) => ($gap ? 'dashed var(--status-yellow-solid)' : 'solid var(--border-control)')};
  border-radius: var(--radius-xs);
  background: ${({ $gap }) =>
    $gap ? 'none' : 'linear-gradient(to top, var(--load-fill-soft) 70%, var(--load-track) 0)'};
`;

/** Below the roadmap: how many projects there are, what is loading, and what the shapes mean. */
export function RoadmapFoot({ data: { rows, totals, retryFailed } }: { data: RoadmapData }) {
  const hasGaps = [...rows.values()].some(({ gaps, status }) => gaps.length > 0 && status !== 'completed');
  return (
    <Foot>
      {/* Changes of the counts are announced. */}
      <p role="status">{totals ? <Counts {...totals} /> : 'Loading roadmap...'}</p>
      {retryFailed && (
        <Cluster gap={2}>
          Some rows could not be loaded.
          <Button size="sm" onClick={retryFailed}>
            Try again
          </Button>
        </Cluster>
      )}
      <Cluster gap={4} aria-hidden="true">
        <Legend>
          <Sample $gap={false} /> Places filled of team size
        </Legend>
        {hasGaps && (
          <Legend>
            <Sample $gap /> Skill uncovered
          </Legend>
        )}
      </Cluster>
    </Foot>
  );
}

/** "8 projects, 5 active, 2 planning, 1 completed, 3 on other days". */
export function Counts({ total, otherDays, ...counts }: NonNullable<RoadmapData['totals']>) {
  const parts = [
    ...(['active', 'planning', 'completed'] as const).map((status) => ({ status, count: counts[status] })),
    { status: 'on other days', count: otherDays },
  ];
  const shown = parts.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${status}`);
  return (
    <>
      <Count>{countUnits(total, ['project', 'projects'])}</Count> {shown.join(', ')}
    </>
  );
}
