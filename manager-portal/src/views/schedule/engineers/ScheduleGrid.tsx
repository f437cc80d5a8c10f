import type { DaySpan } from '@erm/contracts/calendar-day';
import { useLazyDialog, usePart } from '@erm/portal-kit';
import { cellElement, type GridCell, HEAD, TimeGrid, useTimeGrid } from '@erm/planning';
import { addColumns } from '@erm/contracts/time-columns';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect } from 'react';
import { ChangeNotes, ItemReadout } from '../change/ChangeNotes';
import { cursorOf } from '../change/cursor-of';
import { fixAtBar } from '../bars/fix-at-bar';
import { GhostLayer } from './GhostLayer';
import { ghostPlaces, newPlace, roomFor } from './ghost-places';
import { useRoom } from './use-room';
import { onGridKey } from './grid-keys';
import { engineerActions } from './engineer-actions';
import { GridRows } from './GridRows';
import { NewLayer } from './NewLayer';
import { subjectOf } from '../change/overload-of';
import { overloadAt, type RowModel } from '../model/row-model';
import { useRowMenu } from '../row-menu/use-row-menu';
import { withRowMenu } from '../row-menu/with-row-menu';
import { placeWithStrip, topOfLane } from './place-in-sight';
import { useDimOthers } from '../bars/use-dim-others';
import { useKeyQueue } from '../keys/use-key-queue';
import { useOverloads } from './use-overloads';
import { useChanges } from '../change/use-changes';
import { useFixLink } from './use-fix-link';
import { useGridPointer } from './use-grid-pointer';
import { useMore } from './use-more';
import type { ScheduleRows } from './use-schedule-rows';
import type { ScheduleGridProps } from '../use-schedule';
import { useWhy } from '../why/use-why';
import { rowNamed } from './named-row';

const rowLetter = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './RowLetter')).RowLetter,
);
/** With fewer rows, letters do not help. */
const MANY_ROWS = 50;

interface EngineersGridProps extends ScheduleGridProps {
  schedule: ScheduleRows;
  /** ID of a link's target; its row is marked if it is an engineer. */
  marked: string | null;
  /** ID of the pinned project. */
  pin: string | null;
  onOpenEngineer: (engineerId: string) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
}

/** The grid of the schedule by engineer. */
export function ScheduleGrid(props: EngineersGridProps) {
  const { canvas, schedule, projects, find, today, onSelect, picks, onDrag, above } = props;
  const { scale } = canvas;
  const { data, rows, placed, active, onActive, arrivedAt } = schedule;
  const modelOf = (id: string) => rows.get(id);
  const { grid, focus } = useTimeGrid(canvas, schedule, {
    rowOf: (cell) => find(cell)?.model.id,
    focusesRows: props.focusesRows,
  });
  const changes = useChanges({
    zoom: scale.zoom,
    modelOf,
    below(id, by) {
      const row = Math.min((data.totals?.total ?? 1) - 1, (rows.indexOf(id) ?? 0) + by);
      return rows.at(Math.max(0, row))?.id ?? id;
    },
    projects,
    today,
    picks,
    onSplit: focus.follow,
  });
  const { controller, fixing } = changes;
  const places = ghostPlaces(changes.drawn, rows);
  const dimming = useDimOthers(grid, changes.drawn.length > 0);
  const onOverload = useOverloads({ canvas, schedule, focus });
  const fixes = useLazyDialog(fixAtBar, fixing !== null);
  const fixAt = (model: RowModel, cell: string) => {
    const bar = model.assignments.find(({ _id, projectId }) => _id === cell && projectId !== null);
    const subject = bar ?? subjectOf(model, overloadAt(model, cell));
    if (subject) controller.fixing.fix({ assignment: subject, model });
  };
  const why = useWhy(today, grid, (of) => {
    const found = schedule.isArriving ? null : rowNamed(rows, of);
    const element = found && cellElement(grid.current, found);
    return found && element && { ...found, anchor: element, onFix: () => fixAt(found.model, found.cell) };
  });
  const { loaded: letter } = usePart(rowLetter, rows.count > MANY_ROWS);
  const more = useMore(grid, schedule, onSelect);
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
    active,
    onActive,
    changes,
    onWhy({ row, cell }: GridCell, anchor: HTMLElement | null) {
      const model = rows.get(row);
      if (model) askWhy(model, cell, anchor);
    },
  };
  const rowMenu = useRowMenu((row, head) => {
    const model = rows.get(row);
    return model && engineerActions(model, () => askWhy(model, HEAD, head), shared);
  });
  const { menu, pointer, newDays, creating, handlers } = useGridPointer({
    ...shared,
    grid,
    onMore: more.open,
    onFocus: focus.focus,
  });
  const newRow = rows.get(newDays?.row);
  const created = newDays && newRow ? [newPlace(newDays, newRow)] : [];
  useRoom(schedule, roomFor([...places, ...created]));
  const drag = pointer ? 'hand' : newDays ? 'create' : null;
  const onKeyDown = useKeyQueue(grid, changes, (press) =>
    onGridKey(press, { ...shared, focus, onOverload, onMore: more.open }),
  );
  const keysOf = pointer?.byTouch ? null : drag;
  useEffect(() => onDrag(keysOf), [keysOf, onDrag]);

  return (
    <TimeGrid
      grid={grid}
      focus={focus}
      canvas={canvas}
      today={today}
      home={addColumns(today, 'week', -1)}
      corner={props.corner}
      role="grid"
      aria-label="Schedule by engineer"
      aria-rowcount={data.totals ? rows.count : -1}
      aria-busy={data.outdated || undefined}
      aria-multiselectable="true"
      height={placed.height}
      style={{ cursor: drag ? cursorOf(drag, changes) : undefined }}
      onKeyDown={onKeyDown}
      {...withRowMenu(handlers, rowMenu)}
      {...dimming}
      instead={props.instead}
      beside={
        <>
          {menu}
          {rowMenu.menu}
          {why.popover}
          {more.list}
          {letter.status === 'ready' && <letter.part canvas={canvas} rows={rows} placed={placed} />}
          <ChangeNotes {...{ changes, pointer, find, projects }} />
        </>
      }
      above={
        <>
          {above((found, anchor) => askWhy(found.model, found.assignment._id, anchor))}
          {places[0] && (
            <ItemReadout
              changes={changes}
              canvas={canvas}
              days={places[0].change}
              top={topOfLane(schedule, places[0].row, places[0].lane)}
              projects={projects}
            />
          )}
          {fixing && fixes.Dialog && (
            <fixes.Dialog
              {...{ fixing, modelOf, projects, today }}
              place={placeWithStrip(canvas, schedule, { ...fixing, engineerId: fixing.to ?? fixing.from })}
              onPreview={(fix) => {
                controller.fixing.preview(fix);
                const target = rows.get(fix.result.engineerId);
                if (target) placed.scrollTo(target.id, 'auto');
              }}
              onFixed={(fix) => {
                controller.fixing.fixed(fix);
                const isGone = fix.kind === 'give' && !fixing.copies;
                focus.focus({ row: fixing.from, cell: isGone ? HEAD : fixing.assignment._id });
              }}
              onPutBack={() => controller.putBack()}
            />
          )}
        </>
      }
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
    </TimeGrid>
  );
}
