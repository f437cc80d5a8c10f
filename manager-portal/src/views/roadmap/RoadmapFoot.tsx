import type { ProjectStatus } from '@erm/contracts/project-statuses';
import type { ProjectShow } from '@erm/contracts/shown-projects';
import { Count, Legend, RowCount, rowsInSight, SheetFoot, type TimeCanvas } from '@erm/planning';
import { countUnits, formatCount, type Unit } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { showTexts } from '../../shared/shown-projects/shown-projects';
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
  shown: Shown;
}

/** Foot of the roadmap: counts, loading state, and legend. */
export function RoadmapFoot({ roadmap, canvas, shown }: RoadmapFootProps) {
  const { data, rows, placed } = roadmap;
  const { totals, retryFailed } = data;
  const hasGaps = [...rows.loaded()].some(([, { gaps }]) => gaps.length > 0);
  return (
    <SheetFoot
      status={
        totals ? (
          <Counts {...totals} {...shown}>
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

/** Which projects are counted, by their status. */
export interface Shown {
  show: ProjectShow;
  status: ProjectStatus | undefined;
}

type CountsProps = NonNullable<RoadmapData['totals']> &
  Shown & {
    /** Replaces the total, such as by the visible range. */
    children?: ReactNode;
  };

/** "7 projects not completed, 3 more on other days. 2 with open places or uncovered skills from today on". */
export function Counts({ total, otherDays, lacking, show, status, children, ...counts }: CountsProps) {
  const byStatus = (['active', 'planning', 'completed'] as const)
    .filter((each) => counts[each] > 0)
    .map((each) => `${counts[each]} ${each}`);
  const shown = status ?? showTexts(show)[0] ?? byStatus.join(', ');
  const others = otherDays > 0 ? `, ${formatCount(otherDays)} more on other days` : '';
  const ahead = lacking ? `. ${formatCount(lacking)} ${LACKING}` : '';
  return (
    <>
      {children ?? <Count>{countUnits(total, PROJECTS)}</Count>} <span>{`${shown}${others}${ahead}`}</span>
    </>
  );
}

const LACKING = 'with open places or uncovered skills from today on';
