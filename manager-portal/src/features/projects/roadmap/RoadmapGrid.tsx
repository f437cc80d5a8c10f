import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  AboveRows,
  cellOf,
  HEAD,
  reachable,
  Rows,
  rowsInSight,
  TimeBackdrop,
  type TimeCanvas,
  TimeSheet,
  useDrag,
  useFirstRow,
  useFocusAfterRemoval,
  useFocusOnArrival,
  useGridFocus,
} from '@erm/planning';
import { useRef, type ReactNode } from 'react';
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
  roadmap: RoadmapRows;
  today: CalendarDay;
  /** Where Today leads. */
  home: CalendarDay;
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
  const { canvas, roadmap, today, home, selected, onSelect, actions, children } = props;
  const { scale, drawn } = canvas;
  const { data, rows, placed, active, onActive, arrivedAt } = roadmap;
  const grid = useRef<HTMLDivElement>(null);
  const moves = useDatesMoves(scale.zoom, actions.changeDates);
  const focus = useGridFocus(active, onActive, { grid, canvas, placed, rows });
  const onKeyDown = useRoadmapKeys({ ...props, rows, active, moves, focus });
  const drag = useDrag<HeldProject>({
    canvas,
    rowAt: () => 0,
    onTake: (id, _row, part) => {
      const project = rows.get(id)?.project;
      return project ? moves.take(project, part, 'pointer') : null;
    },
    onMove: (taken, days, _row, snaps) => moves.moveTo(taken, days, snaps),
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  useFirstRow(canvas.scroller, (scroller) => {
    const [first] = rowsInSight(placed, scroller);
    return first > 0 ? rows.at(first)?.id : undefined;
  });
  useFocusOnArrival(arrivedAt, focus);
  useFocusAfterRemoval(active, rows.at(active.row), focus);
  const { menu, onContextMenu } = useProjectMenu((row) => rows.at(row), actions);
  const { held } = moves;
  const heldRow = rows.indexOf(held?.project._id);
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
        aria-rowcount={rows.count}
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
          const model = rows.at(index);
          const isActive = index === active.row;
          return model ? (
            <RoadmapRow
              key={model.id}
              {...{ model, actions, scale, today, index }}
              top={placed.topOf(index)}
              active={isActive ? reachable(model, active.cell) : null}
              selected={model.id === selected}
              taken={held?.project._id === model.id}
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
        {held && heldRow !== undefined && <Ghost held={held} top={placed.topOf(heldRow)} scale={scale} />}
      </Rows>
      <AboveRows>{children}</AboveRows>
      {menu}
    </TimeSheet>
  );
}
