import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  AboveRows,
  addColumns,
  HEAD,
  Rows,
  TimeBackdrop,
  TimeSheet,
  useGridFocus,
  type GridCell,
  type TimeCanvas,
} from '@erm/portal-kit/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { BarMenu } from './BarMenu';
import { FixAtBar } from './FixAtBar';
import { GhostLayer, NewLayer } from './GhostLayer';
import { GridRows } from './GridRows';
import { subjectOf } from './overload-of';
import type { RowModel } from './row-model';
import { placeInSight } from './place-in-sight';
import { Readout } from './Readout';
import { projectNameOf } from './schedule-texts';
import { proposalsOf } from './several/proposals';
import { SeveralReadout } from './several/SeveralReadout';
import type { Picks } from './several/use-picks';
import { useSeveral } from './several/use-several';
import type { Command } from './use-assignment-commands';
import { useFocusOfGone } from './use-focus-of-gone';
import { useFocusOnceShown } from './use-focus-once-shown';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useMore } from './use-more';
import { useNudging } from './use-nudging';
import type { ScheduleRows } from './use-schedule-rows';
import { useScheduleMoves } from './use-schedule-moves';
import { useWhy } from './use-why';
import { cellElement, rowNamed } from './named-row';

interface ScheduleGridProps {
  canvas: TimeCanvas;
  rows: ScheduleRows;
  today: CalendarDay;
  active: GridCell;
  onActive: (cell: GridCell) => void;
  /** The ID of the engineer whose row is marked. */
  marked: string | null;
  selected: string | null;
  onSelect: (assignmentId: string | null) => void;
  picks: Picks;
  onCommand: (command: Command, assignmentId: string) => void;
  onDuplicate: (assignmentId: string) => void;
  onDeleteSeveral: () => void;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
  onHistory: (assignmentId: string | null) => void;
  onViewKey: (key: string) => boolean;
  focusesRows: boolean;
  /** What is placed relative to the canvas, such as the details of the selected assignment. It may ask why. */
  children?: (onWhy: (cell: GridCell, anchor: HTMLElement | null) => void) => ReactNode;
}

/** Assignments over days, a row per engineer: to look at, to move by pointer, and to use by keyboard. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { canvas, rows, today, active, onActive, onSelect, picks, children } = props;
  const { scale, drawn } = canvas;
  const { data, modelAt, virtualizer } = rows;
  const { projects } = data;
  const count = data.totals?.total ?? 0;
  const grid = useRef<HTMLDivElement>(null);
  const rowOf = (id: string) => [...data.rows].find(([, { engineer }]) => engineer._id === id)?.[0];
  const moves = useScheduleMoves({ zoom: scale.zoom, count, modelAt, projects, today, rowOf });
  const { say, warn, fixing } = moves;
  const several = useSeveral({ picks, projects, today, zoom: scale.zoom, say, warn });
  const fixAt = (model: RowModel, { row, cell }: GridCell) => {
    const bar = model.assignments.find(({ _id, projectId }) => _id === cell && projectId !== null);
    const subject = bar ?? subjectOf(model);
    if (subject) moves.fix(subject, row);
  };
  const why = useWhy(today, (of) => {
    const found = rows.arrivedAt === null && of.startsWith('engineer:') ? null : rowNamed(rows, of);
    const element = found && cellElement(grid.current, found);
    return found && element && { ...found, anchor: element, onFix: () => fixAt(found.model, found) };
  });
  const focus = useGridFocus(active, onActive, { grid, canvas, virtualizer, count, modelAt });
  const more = useMore(grid, rows, onSelect);
  const askWhy = ({ row, cell }: GridCell, anchor: HTMLElement | null) => {
    const model = modelAt(row);
    if (model) why.ask(model, cell, anchor, () => fixAt(model, { row, cell }));
  };
  const arrive = useEffectEvent(() => {
    if (rows.arrivedAt !== null) focus.focus({ row: rows.arrivedAt, cell: HEAD });
  });
  useEffect(() => arrive(), [rows.arrivedAt]);
  useFocusOnceShown(props.focusesRows && count > 0, focus);
  useFocusOfGone(active, modelAt(active.row), focus);
  const nudging = useNudging({
    ...{ projects, today, say, warn },
    onSplit: (cell) => focus.focus({ row: active.row, cell }),
  });
  const shared = { ...props, moves, several, onMore: more.open, onWhy: askWhy };
  const onKeyDown = useGridKeys({ ...shared, focus, nudging });
  const { menu, closeMenu, pointer, newDays, handlers } = useGridPointer({
    ...{ ...shared, grid },
    onFocus: focus.focus,
  });
  const single = moves.proposal ?? nudging.proposal;
  const proposals = single ? [single] : proposalsOf(several);
  const menuOf = modelAt(active.row)?.assignments.find(({ _id }) => _id === menu?.id);

  return (
    <TimeSheet
      canvas={canvas}
      today={today}
      home={addColumns(today, 'week', -1)}
      beside={
        <>
          {single && pointer && (
            <Readout proposal={single} engineerName={modelAt(single.to)?.engineer.name ?? ''} at={pointer} />
          )}
          {pointer && !single && <SeveralReadout several={several} at={pointer} />}
          {why.popover}
          {more.list}
          <VisuallyHidden role="status">{moves.status}</VisuallyHidden>
          <VisuallyHidden role="alert">{moves.alert}</VisuallyHidden>
        </>
      }
    >
      <Rows
        ref={grid}
        role="grid"
        aria-label="Schedule by engineer"
        aria-rowcount={count}
        aria-colcount={-1}
        aria-multiselectable="true"
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <TimeBackdrop scale={scale} drawn={drawn} today={today} />
        <GridRows {...props} picked={picks.ids} proposals={proposals} />
        {newDays && <NewLayer days={newDays} rows={rows} scale={scale} />}
        {proposals.map((proposal) => (
          <GhostLayer key={proposal.assignment._id} proposal={proposal} rows={rows} scale={scale} />
        ))}
      </Rows>
      <AboveRows>
        {children?.(askWhy)}
        {fixing && (
          <FixAtBar
            {...{ fixing, modelAt, projects, today }}
            place={placeInSight(canvas, rows, fixing)}
            onPreview={moves.preview}
            onFixed={(fix) => {
              moves.fixed(fix);
              const isGone = fix.kind === 'give' && !fixing.copies;
              focus.focus({ row: fixing.from, cell: isGone ? HEAD : fixing.assignment._id });
            }}
            onPutBack={moves.putBack}
          />
        )}
      </AboveRows>
      {menu && menuOf && (
        <BarMenu
          label={`${projectNameOf(menuOf, projects)}, ${modelAt(active.row)?.engineer.name ?? ''}`}
          menu={menu}
          onCommand={props.onCommand}
          onDuplicate={props.onDuplicate}
          onHistory={props.onHistory}
          onClose={closeMenu}
        />
      )}
    </TimeSheet>
  );
}
