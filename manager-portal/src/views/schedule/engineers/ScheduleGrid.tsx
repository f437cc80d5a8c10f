import type { DaySpan } from '@erm/contracts/calendar-day';
import { usePart } from '@erm/portal-kit';
import { cellElement, type GridCell, HEAD } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { GhostLayer } from './GhostLayer';
import { ghostPlaces, newPlace, roomFor } from './ghost-places';
import { useRoom } from './use-room';
import { onGridKey } from './grid-keys';
import { engineerActions } from './engineer-actions';
import { GridRows } from './GridRows';
import { NewLayer } from './NewLayer';
import { subjectOf } from '../change/overload-of';
import { overloadAt, type RowModel } from '../model/row-model';
import { placeWithStrip, topOfLane } from './place-in-sight';
import { useOverloads } from './use-overloads';
import { useFixLink } from './use-fix-link';
import { useGridPointer } from './use-grid-pointer';
import { useMore } from './use-more';
import type { ScheduleRows } from './use-schedule-rows';
import { ScheduleFrame, useFrame } from '../ScheduleFrame';
import type { SharedView } from '../use-schedule';
import { useWhy } from '../why/use-why';
import { rowNamed } from './named-row';

const rowLetter = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './RowLetter')).RowLetter,
);
/** With fewer rows, letters do not help. */
const MANY_ROWS = 50;

interface ScheduleGridProps {
  view: SharedView;
  schedule: ScheduleRows;
  /** ID of a link's target; its row is marked if it is an engineer. */
  marked: string | null;
  /** ID of the pinned project. */
  pin: string | null;
  /** Replaces the rows. */
  instead: ReactNode;
  onOpenEngineer: (engineerId: string) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
}

/** The grid of the schedule by engineer. */
export function ScheduleGrid({ instead, ...props }: ScheduleGridProps) {
  const { view, schedule } = props;
  const { canvas, projects, find, today, picks } = view;
  const { scale } = canvas;
  const { data, rows, placed, active, arrivedAt } = schedule;
  const modelOf = (id: string) => rows.get(id);
  const frame = useFrame(view, schedule, {
    rowOf: (cell) => find(cell)?.model.id,
    focusesRows: view.focusesRows,
    modelOf,
    below(id, by) {
      const row = Math.min((data.totals?.total ?? 1) - 1, (rows.indexOf(id) ?? 0) + by);
      return rows.at(Math.max(0, row))?.id ?? id;
    },
  });
  const { grid, focus, changes } = frame;
  const { begin, fixing } = changes;
  const places = ghostPlaces(changes.drawn, rows);
  const onOverload = useOverloads({ canvas, schedule, focus });
  const fixAt = (model: RowModel, cell: string) => {
    const bar = model.assignments.find(({ _id, projectId }) => _id === cell && projectId !== null);
    const subject = bar ?? subjectOf(model, overloadAt(model, cell));
    if (subject) begin((controller) => controller.fixing.fix({ assignment: subject, model }));
  };
  const why = useWhy(today, grid, (of) => {
    const found = schedule.isArriving ? null : rowNamed(rows, of);
    const element = found && cellElement(grid.current, found);
    return found && element && { ...found, anchor: element, onFix: () => fixAt(found.model, found.cell) };
  });
  const { loaded: letter } = usePart(rowLetter, rows.count > MANY_ROWS);
  const more = useMore(grid, schedule, view.onSelect);
  const askWhy = (model: RowModel, cell: string, anchor: HTMLElement | null) => {
    if (cell === HEAD && model.overload) canvas.reveal(model.overload);
    why.ask(model, cell, anchor, () => fixAt(model, cell));
  };
  useFixLink(rows.get(arrivedAt?.row), (model) => {
    if (model.overload) canvas.reveal(model.overload);
    if (arrivedAt) fixAt(model, arrivedAt.cell);
  });
  const shared = {
    ...props,
    rows,
    focus,
    changes,
    onMore: more.open,
    onWhy({ row, cell }: GridCell, anchor: HTMLElement | null) {
      const model = rows.get(row);
      if (model) askWhy(model, cell, anchor);
    },
  };
  const { newDays, creating, listHandlers, ...bars } = useGridPointer({
    ...shared,
    grid,
    subjectOf(row, head) {
      const model = rows.get(row);
      return model && engineerActions(model, () => askWhy(model, HEAD, head), shared);
    },
  });
  const newRow = rows.get(newDays?.row);
  const created = newDays && newRow ? [newPlace(newDays, newRow)] : [];
  useRoom(schedule, roomFor([...places, ...created]));
  const [first] = places;

  return (
    <ScheduleFrame
      role="grid"
      aria-label="Schedule by engineer"
      aria-rowcount={data.totals ? rows.count : -1}
      aria-busy={data.outdated || undefined}
      frame={frame}
      bars={bars}
      onPress={(press) => onGridKey(press, { ...shared, active, onOverload })}
      item={first && { days: first.change, top: topOfLane(schedule, first.row, first.lane) }}
      fixes={
        fixing && {
          modelOf,
          projects,
          place: placeWithStrip(canvas, schedule, { ...fixing, engineerId: fixing.to ?? fixing.from }),
          onPreview({ result }) {
            if (rows.get(result.engineerId)) placed.scrollTo(result.engineerId, 'auto');
          },
          onFixed({ kind }) {
            const isGone = kind === 'give' && !fixing.copies;
            focus.focus({ row: fixing.from, cell: isGone ? HEAD : fixing.assignment._id });
          },
        }
      }
      instead={instead}
      beside={
        <>
          {why.popover}
          {more.list(listHandlers)}
          {letter.status === 'ready' && <letter.part canvas={canvas} rows={rows} placed={placed} />}
        </>
      }
      above={view.above((found, anchor) => askWhy(found.model, found.assignment._id, anchor))}
    >
      <GridRows {...props} picked={picks.ids} changes={changes} newRow={newDays?.row} />
      <NewLayer days={newDays} pointer={creating} rows={rows} placed={placed} scale={scale} />
      {places.map((place) => (
        <GhostLayer
          key={place.change.assignment._id}
          place={place}
          verdict={changes.verdicts.get(place.row)}
          schedule={schedule}
          scale={scale}
        />
      ))}
    </ScheduleFrame>
  );
}
