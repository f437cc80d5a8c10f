import { Count, Legend, SheetFoot } from '@erm/portal-kit/planning';
import { countUnits } from '@erm/ui-kit/data';
import styled from 'styled-components';
import type { RoadmapData } from './roadmap-queries';

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
    <SheetFoot
      status={totals ? <Counts {...totals} /> : 'Loading roadmap...'}
      retryFailed={retryFailed}
      legend={
        <>
          <Legend>
            <Sample $gap={false} /> Places filled of team size
          </Legend>
          {hasGaps && (
            <Legend>
              <Sample $gap /> Skill uncovered
            </Legend>
          )}
        </>
      }
    />
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
