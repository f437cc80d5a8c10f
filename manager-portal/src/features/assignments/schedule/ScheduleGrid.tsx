import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  addColumns,
  TimeBackdrop,
  TimeSheet,
  cellOf,
  type TimeCanvas,
  HEAD,
  useGridFocus,
  type GridCell,
  useDrag,
  AboveRows,
  Rows,
  SheetRow,
} from '@erm/portal-kit/planning';
import { Skeleton } from '@erm/ui-kit/data';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { BarMenu, menuPosition, type OpenMenu } from './BarMenu';
import { FixAtBar } from './FixAtBar';
import { GhostLayer, NewLayer } from './GhostLayer';
import { firstFreeDays } from './new-assignment';
import { subjectOf } from './overload-of';
import { Readout } from './Readout';
import { Person } from './ScheduleRowView.styles';
import { ScheduleRowView } from './ScheduleRowView';
import { useDragCreate } from './use-drag-create';
import { placeInSight } from './place-in-sight';
import { projectNameOf } from './schedule-texts';
import { useFocusOnceShown } from './use-focus-once-shown';
import { useGridKeys } from './use-grid-keys';
import { useNudging } from './use-nudging';
import type { ScheduleRows } from './use-schedule-rows';
import { useScheduleMoves } from './use-schedule-moves';
import { useWhy } from './use-why';

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
  onCommand: (command: 'edit' | 'move' | 'delete', assignmentId: string, row: number) => void;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
  onHistory: (assignmentId: string) => void;
  onViewKey: (key: string) => boolean;
  focusesRows: boolean;
  /** What is placed relative to the canvas, such as the details of the selected assignment. It may ask why. */
  children?: (onWhy: (cell: GridCell, anchor: HTMLElement | null) => void) => ReactNode;
}

/** Assignments over days, a row per engineer: to look at, to move by pointer, and to use by keyboard. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { canvas, rows, today, active, marked, onActive, selected, onSelect, children } = props;
  const { scale, drawn } = canvas;
  const { data, modelAt, virtualizer } = rows;
  const count = data.totals?.total ?? 0;
  const grid = useRef<HTMLDivElement>(null);
  const rowOf = (id: string) => [...data.rows].find(([, { engineer }]) => engineer._id === id)?.[0];
  const { projects } = data;
  const moves = useScheduleMoves({ zoom: scale.zoom, count, modelAt, projects, today, rowOf });
  const why = useWhy(today);
  const focus = useGridFocus(active, onActive, { grid, canvas, virtualizer, count, modelAt });
  const askWhy = ({ row, cell }: GridCell, anchor: HTMLElement | null) => {
    const model = modelAt(row);
    if (!model) return;
    why.ask(model, cell, anchor, () => {
      const bar = model.assignments.find(({ _id, projectId }) => _id === cell && projectId !== null);
      const subject = bar ?? subjectOf(model);
      if (subject) moves.fix(subject, row);
    });
  };
  const arrive = useEffectEvent(() => {
    if (rows.arrivedAt !== null) focus.focus({ row: rows.arrivedAt, cell: HEAD });
  });
  useEffect(() => arrive(), [rows.arrivedAt]);
  useFocusOnceShown(props.focusesRows && count > 0, focus);
  const nudging = useNudging({
    ...{ projects, today, say: moves.say, warn: moves.warn },
    onSplit: (cell) => focus.focus({ row: active.row, cell }),
  });
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const onKeyDown = useGridKeys({ ...props, onWhy: askWhy, moves, focus, nudging });
  const drag = useDrag({
    canvas,
    rowAt: (clientY) => rowAt(grid.current, rows, clientY),
    onTake: (id, row, part) => {
      const assignment = modelAt(row)?.assignments.find(({ _id }) => _id === id);
      // It stays drawn wherever one scrolls. A touch focuses nothing.
      onActive({ row, cell: id });
      return assignment ? moves.take(assignment, row, part, 'pointer') : null;
    },
    onMove: moves.moveTo,
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  const create = useDragCreate(canvas, props.onCreate);
  const { fixing } = moves;
  const proposal = moves.proposal ?? nudging.proposal;
  const menuOf = modelAt(active.row)?.assignments.find(({ _id }) => _id === menu?.id);

  return (
    <TimeSheet
      canvas={canvas}
      today={today}
      home={addColumns(today, 'week', -1)}
      beside={
        <>
          {proposal && drag.pointer && (
            <Readout
              proposal={proposal}
              engineerName={modelAt(proposal.to)?.engineer.name ?? ''}
              at={drag.pointer}
            />
          )}
          {why.popover}
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
        onFocus={({ target }) => {
          const cell = cellOf(target);
          if (cell && (cell.row !== active.row || cell.cell !== active.cell)) onActive(cell);
        }}
        onClick={({ target }) => {
          const cell = cellOf(target as Element);
          if (cell && cell.cell !== HEAD) onSelect(cell.cell);
          const overload = (target as Element).closest('[data-why]');
          const head = overload?.closest<HTMLElement>('[data-cell]');
          if (cell && head) askWhy(cell, head);
          const model = cell && (target as Element).closest('[data-add]') && modelAt(cell.row);
          if (model) props.onCreate(cell.row, firstFreeDays(model, canvas.inSight(), today));
        }}
        onDoubleClick={({ target }) => {
          const cell = cellOf(target as Element);
          if (cell && cell.cell !== HEAD) props.onCommand('edit', cell.cell, cell.row);
        }}
        onContextMenu={(event) => {
          const cell = cellOf(event.target as Element);
          if (!cell || cell.cell === HEAD) return;
          event.preventDefault();
          onActive(cell);
          setMenu({ id: cell.cell, at: menuPosition(event) });
        }}
        {...drag.handlers}
        onPointerDown={(event) => {
          drag.handlers.onPointerDown(event);
          create.handlers.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          drag.handlers.onPointerMove(event);
          create.handlers.onPointerMove(event);
        }}
        onPointerUp={() => {
          drag.handlers.onPointerUp();
          create.handlers.onPointerUp();
        }}
        onPointerCancel={() => {
          drag.handlers.onPointerCancel();
          create.handlers.onPointerCancel();
        }}
      >
        <TimeBackdrop scale={scale} drawn={drawn} today={today} />
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const model = modelAt(index);
          const activeCell = index === active.row ? active.cell : null;
          return model ? (
            <ScheduleRowView
              key={model.engineer._id}
              model={model}
              projects={data.projects}
              scale={scale}
              drawn={drawn}
              today={today}
              index={index}
              top={start}
              active={activeCell}
              marked={model.engineer._id === marked}
              selected={model.cells.some(({ _id }) => _id === selected) ? selected : null}
              taken={proposal?.from === index ? proposal.assignment._id : null}
            />
          ) : (
            <SheetRow
              key={index}
              role="row"
              aria-rowindex={index + 1}
              data-row={index}
              style={{ blockSize: size, insetBlockStart: start }}
            >
              <Person role="rowheader" tabIndex={activeCell ? 0 : -1} data-cell={HEAD} aria-label="Loading">
                <Skeleton width={140} height={14} />
              </Person>
            </SheetRow>
          );
        })}
        {create.days && <NewLayer days={create.days} rows={rows} scale={scale} />}
        {proposal && <GhostLayer proposal={proposal} rows={rows} scale={scale} />}
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
              const isGone = fix.kind === 'give';
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
          onCommand={(command, id) => props.onCommand(command, id, active.row)}
          onHistory={props.onHistory}
          onClose={() => setMenu(null)}
        />
      )}
    </TimeSheet>
  );
}

/** The index of the row at a height of the window. */
function rowAt(grid: HTMLElement | null, { virtualizer }: ScheduleRows, clientY: number): number {
  const offset = clientY - (grid?.getBoundingClientRect().top ?? 0);
  return virtualizer.getVirtualItemForOffset(offset)?.index ?? 0;
}
