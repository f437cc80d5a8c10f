import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  AboveRows,
  HEAD,
  Rows,
  rowsInSight,
  TimeBackdrop,
  TimeSheet,
  cellOf,
  useDrag,
  useFirstRow,
  useGridFocus,
  type GridCell,
  type TimeCanvas,
} from '@erm/portal-kit/planning';
import { useRef, type ReactNode } from 'react';
import { reachable } from '../../../shared/reachable';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useFocusOnArrival } from '../../../shared/use-focus-on-arrival';
import { Ghost, GhostNote } from './Ghost';
import type { ProjectActions } from './project-actions';
import { RoadmapRow } from './RoadmapRow';
import { SkeletonRow } from './SkeletonRow';
import { EMPTY_ROW_PX } from './roadmap-row';
import { useDatesMoves, type HeldProject } from './use-dates-moves';
import { useProjectMenu } from './use-project-menu';
import { useRoadmapKeys } from './use-roadmap-keys';
import type { AskWhy } from './use-project-why';
import type { RoadmapRows } from './use-roadmap-rows';

/** Rows that are drawn before anything is loaded. */
const SKELETON_ROWS = 8;

interface RoadmapGridProps {
  canvas: TimeCanvas;
  rows: RoadmapRows;
  today: CalendarDay;
  /** Where Today leads. */
  home: CalendarDay;
  active: GridCell;
  onActive: (cell: GridCell) => void;
  selected: string | null;
  onSelect: (projectId: string | null) => void;
  actions: ProjectActions;
  onWhy: AskWhy;
  onViewKey: (key: string) => boolean;
  /** What is shown in place of the rows. */
  instead: ReactNode;
  /** What is placed relative to the canvas, such as the details of the selected project. */
  children?: ReactNode;
}

/** Projects over days, a row for each: to look at, to move by pointer, and to use by keyboard. */
export function RoadmapGrid(props: RoadmapGridProps) {
  const { canvas, rows, today, home, active, onActive, selected, onSelect, actions, children } = props;
  const { scale, drawn } = canvas;
  const { data, count, modelAt, placed } = rows;
  const grid = useRef<HTMLDivElement>(null);
  const moves = useDatesMoves(scale.zoom, actions.changeDates);
  const focus = useGridFocus(active, onActive, { grid, canvas, placed, count, modelAt });
  const onKeyDown = useRoadmapKeys({ ...props, moves, focus });
  const drag = useDrag<HeldProject>({
    canvas,
    rowAt: () => 0,
    onTake: (id, _row, part) => {
      const [, project] = data.rowOf(id) ?? [];
      return project ? moves.take(project, part, 'pointer') : null;
    },
    onMove: (taken, days, _row, snaps) => moves.moveTo(taken, days, snaps),
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  useFirstRow(canvas.scroller, (scroller) => {
    const [first] = rowsInSight(placed, scroller);
    return first > 0 ? modelAt(first)?.project._id : undefined;
  });
  useFocusOnArrival(rows.arrivedAt, focus);
  useFocusAfterRemoval(active, modelAt(active.row), focus);
  const { menu, onContextMenu } = useProjectMenu(modelAt, actions);
  const { held } = moves;
  const heldRow = held && data.rowOf(held.project._id);
  const isLoading = data.totals === undefined;

  return (
    <TimeSheet
      canvas={canvas}
      today={today}
      home={home}
      instead={props.instead}
      beside={held && drag.pointer && <GhostNote held={held} at={drag.pointer} />}
    >
      <Rows
        ref={grid}
        role="grid"
        translate="no"
        aria-label="Roadmap"
        aria-rowcount={count}
        aria-colcount={-1}
        style={{ blockSize: isLoading ? SKELETON_ROWS * EMPTY_ROW_PX : placed.height }}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onClick={({ target }) => {
          const cell = cellOf(target as Element);
          if (cell && cell.cell !== HEAD) onSelect(cell.cell);
        }}
        onContextMenu={onContextMenu}
        {...drag.handlers}
      >
        <TimeBackdrop scale={scale} drawn={drawn} today={today} />
        {isLoading &&
          Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <SkeletonRow
              key={index}
              index={index}
              top={index * EMPTY_ROW_PX}
              height={EMPTY_ROW_PX}
              active={index === active.row}
            />
          ))}
        {placed.drawn.map((index) => {
          const model = modelAt(index);
          const isActive = index === active.row;
          return model ? (
            <RoadmapRow
              key={model.project._id}
              {...{ model, actions, scale, today, index }}
              top={placed.topOf(index)}
              active={isActive ? reachable(model, active.cell) : null}
              selected={model.project._id === selected}
              taken={held?.project._id === model.project._id}
            />
          ) : (
            <SkeletonRow
              key={index}
              index={index}
              top={placed.topOf(index)}
              height={placed.heightOf(index)}
              active={isActive}
            />
          );
        })}
        {heldRow && <Ghost held={held} top={placed.topOf(heldRow[0])} scale={scale} />}
      </Rows>
      <AboveRows>{children}</AboveRows>
      {menu}
    </TimeSheet>
  );
}
