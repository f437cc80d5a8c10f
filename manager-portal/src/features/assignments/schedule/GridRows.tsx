import type { CalendarDay } from '@erm/contracts/calendar-day';
import { HEAD, SheetRow, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { Skeleton } from '@erm/ui-kit/data';
import type { RowModel } from './row-model';
import { Person } from './ScheduleRowView.styles';
import { ScheduleRowView } from './ScheduleRowView';
import type { Proposal } from './use-moving';
import type { ScheduleRows } from './use-schedule-rows';

interface GridRowsProps {
  canvas: TimeCanvas;
  rows: ScheduleRows;
  today: CalendarDay;
  /** The cell that Tab reaches. */
  active: GridCell;
  /** The ID of the engineer whose row is marked. */
  marked: string | null;
  selected: string | null;
  picked: ReadonlySet<string>;
  /** What one holds. */
  proposals: readonly Proposal[];
}

/** The rows in sight, and those that are not loaded yet. */
export function GridRows({
  canvas,
  rows,
  today,
  active,
  marked,
  selected,
  picked,
  proposals,
}: GridRowsProps) {
  const { data, modelAt, virtualizer } = rows;
  const moved = new Set(proposals.filter(({ copies }) => !copies).map(({ assignment }) => assignment._id));
  const loads = new Map(proposals.map(({ to, verdict }) => [to, verdict?.load ?? null]));
  return virtualizer.getVirtualItems().map(({ index, start, size }) => {
    const model = modelAt(index);
    const isActive = index === active.row;
    return model ? (
      <ScheduleRowView
        key={model.engineer._id}
        model={model}
        projects={data.projects}
        scale={canvas.scale}
        drawn={canvas.drawn}
        today={today}
        index={index}
        top={start}
        active={isActive ? reachable(model, active.cell) : null}
        marked={model.engineer._id === marked}
        selected={model.assignments.some(({ _id }) => _id === selected) ? selected : null}
        picked={idsIn(model, picked)}
        taken={idsIn(model, moved)}
        load={loads.get(index) ?? null}
      />
    ) : (
      <SheetRow
        key={index}
        role="row"
        aria-rowindex={index + 1}
        data-row={index}
        style={{ blockSize: size, insetBlockStart: start }}
      >
        <Person role="rowheader" tabIndex={isActive ? 0 : -1} data-cell={HEAD} aria-label="Loading">
          <Skeleton width={140} height={14} />
        </Person>
      </SheetRow>
    );
  });
}

/** The head stands in for a cell that is gone. */
function reachable({ cells }: RowModel, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}

function idsIn({ lanes }: RowModel, ids: ReadonlySet<string>): string {
  return ids.size === 0 ? '' : lanes.bars.flatMap(({ bar }) => (ids.has(bar._id) ? bar._id : [])).join(' ');
}
