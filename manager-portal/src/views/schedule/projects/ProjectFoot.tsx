import { Legend, RowCount, rowsInSight, type TimeCanvas } from '@erm/planning';
import { Button } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import type { Drag } from '../model/drag';
import { FootWithPicks } from '../picks/FootWithPicks';
import type { Picks } from '../picks/use-picks';
import { CompletedLegend } from '../bars/CompletedLegend';
import { Sample } from './TreeRow.styles';
import { projectAt, type TreeRow } from './tree-rows';
import type { TreeRows } from './use-project-rows';

interface ProjectFootProps {
  schedule: TreeRows;
  picks: Picks;
  canvas: TimeCanvas;
  drag: Drag | null;
  areAllOpen: boolean;
  /** Opens or closes all projects. */
  onOpenAll: (opens: boolean) => void;
  /** Change summary, after the counts. */
  children: ReactNode;
}

/** Foot of the schedule by project: counts, loading state, and legend. */
export function ProjectFoot(props: ProjectFootProps) {
  const { schedule, picks, canvas, drag, areAllOpen, onOpenAll, children } = props;
  const { data, rows, placed } = schedule;
  const { total, retryFailed } = data;
  return (
    <FootWithPicks
      {...{ picks, canvas, drag, retryFailed }}
      status={
        total === undefined ? (
          'Loading schedule...'
        ) : (
          <RowCount
            scroller={canvas.scroller}
            inSight={(scroller) => {
              const [first, last] = rowsInSight(placed, scroller);
              return [projectAt(rows, first), projectAt(rows, last)];
            }}
            total={total}
            unit={['project', 'projects']}
          />
        )
      }
      legend={
        <>
          {[...rows.loaded()].some(([, row]) => isBarOfCompleted(row)) && <CompletedLegend />}
          <Legend>
            <Sample $kind="uncovered" /> Skill uncovered
          </Legend>
          <Legend>
            <Sample $kind="open" /> Open place
          </Legend>
          <Legend>
            <Sample $kind="assigned" /> Assigned
          </Legend>
        </>
      }
    >
      {total !== 0 && (
        <Button size="sm" variant="ghost" onClick={() => onOpenAll(!areAllOpen)}>
          {areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      )}
      {children}
    </FootWithPicks>
  );
}

/** Whether a row shows bars of a completed project. */
const isBarOfCompleted = (row: TreeRow) =>
  row.kind === 'place' && row.model.project.status === 'completed' && row.place?.lanes.bars[0] !== undefined;
