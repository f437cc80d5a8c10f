import { Count, Legend, RowCount, rowsInSight, SheetFoot, type TimeCanvas } from '@erm/planning';
import { countUnits, type Unit } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RoadmapData } from './roadmap-queries';
import type { RoadmapRows } from './use-roadmap-rows';

const PROJECTS: Unit = ['project', 'projects'];

const Sample = styled.span<{ $gap: boolean }>`
  inline-size: 14px;
  block-size: 12px;
  border: 1px ${({ $gap }) => ($gap ? 'dashed var(--status-yellow-solid)' : 'solid var(--border-control)')};
  border-radius: var(--radius-xs);
  background: ${({ $gap }) =>
    $gap ? 'none' : 'linear-gradient(to top, var(--load-fill-soft) 70%, var(--load-track) 0)'};
`;

interface RoadmapFootProps {
  roadmap: RoadmapRows;
  canvas: TimeCanvas;
}

/** Foot of the roadmap: counts, loading state, and legend. */
export function RoadmapFoot({ roadmap, canvas }: RoadmapFootProps) {
  const { data, rows, placed } = roadmap;
  const { totals, retryFailed } = data;
  const hasGaps = [...rows.loaded()].some(([, { gaps }]) => gaps.length > 0);
  return (
    <SheetFoot
      status={
        totals ? (
          <Counts {...totals}>
            <RowCount
              scroller={canvas.scroller}
              inSight={(scroller) => rowsInSight(placed, scroller)}
              total={totals.total}
              unit={PROJECTS}
            />
          </Counts>
        ) : (
          'Loading roadmap...'
        )
      }
      retryFailed={retryFailed}
      legend={
        <>
          {hasGaps && (
            <Legend>
              <Sample $gap /> Skill uncovered
            </Legend>
          )}
          <Legend>
            <Sample $gap={false} /> Places filled of team size
          </Legend>
        </>
      }
    />
  );
}

type CountsProps = NonNullable<RoadmapData['totals']> & {
  /** Replaces the total, such as by the visible range. */
  children?: ReactNode;
};

/** "8 projects, 5 active, 2 planning, 1 completed, 3 on other days". */
export function Counts({ total, otherDays, children, ...counts }: CountsProps) {
  const parts = [
    ...(['active', 'planning', 'completed'] as const).map((status) => ({ status, count: counts[status] })),
    { status: 'on other days', count: otherDays },
  ];
  const shown = parts.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${status}`);
  return (
    <>
      {children ?? <Count>{countUnits(total, PROJECTS)}</Count>} {shown.join(', ')}
    </>
  );
}
