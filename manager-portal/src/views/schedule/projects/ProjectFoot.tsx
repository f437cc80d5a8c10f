import type { ProjectShow } from '@erm/contracts/shown-projects';
import { Legend, RowCount, rowsInSight } from '@erm/planning';
import { Button } from '@erm/ui-kit/core';
import { projectUnit } from '../../../shared/shown-projects/project-unit';
import { FootWithPicks } from '../picks/FootWithPicks';
import type { SharedView } from '../use-schedule';
import { CompletedLegend } from '../bars/CompletedLegend';
import { Sample } from './TreeRow.styles';
import { projectAt, type TreeRow } from './tree-rows';
import type { TreeRows } from './use-project-rows';

interface ProjectFootProps {
  view: SharedView;
  schedule: TreeRows;
  show: ProjectShow;
  areAllOpen: boolean;
  /** Opens or closes all projects. */
  onOpenAll: (opens: boolean) => void;
}

/** Foot of the schedule by project: counts, loading state, and legend. */
export function ProjectFoot({ view, schedule, show, areAllOpen, onOpenAll }: ProjectFootProps) {
  const { data, rows, placed } = schedule;
  const { total, retryFailed } = data;
  return (
    <FootWithPicks
      view={view}
      retryFailed={retryFailed}
      status={
        total === undefined ? (
          'Loading schedule...'
        ) : (
          <RowCount
            scroller={view.canvas.scroller}
            inSight={(scroller) => {
              const [first, last] = rowsInSight(placed, scroller);
              return [projectAt(rows, first), projectAt(rows, last)];
            }}
            total={total}
            unit={projectUnit(show)}
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
    </FootWithPicks>
  );
}

/** Whether a row shows bars of a completed project. */
const isBarOfCompleted = (row: TreeRow) =>
  row.kind === 'place' && row.model.project.status === 'completed' && row.place?.lanes.bars[0] !== undefined;
