import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  cellOf,
  HEAD,
  reachable,
  type TimeCanvas,
  TimeGrid,
  useDrag,
  useDrawnRows,
  useTimeGrid,
} from '@erm/planning';
import type { ReactNode } from 'react';
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

/** Skeleton rows until anything is loaded. */
const SKELETON_ROWS = 8;

interface RoadmapGridProps {
  canvas: TimeCanvas;
  roadmap: RoadmapRows;
  today: CalendarDay;
  /** The first visible day after Today is pressed. */
  home: CalendarDay;
  /** Choice of the zoom in the corner of the axis, in wide windows. */
  corner: ReactNode;
  selected: string | null;
  onSelect: (projectId: string | null) => void;
  actions: ProjectActions;
  onWhy: AskWhy;
  onViewKey: (key: string) => boolean;
  /** Replaces the rows. */
  instead: ReactNode;
  /** Overlays, such as the details of the selected project. */
  children?: ReactNode;
}

/** The grid of the roadmap, with a row per project. */
export function RoadmapGrid(props: RoadmapGridProps) {
  const { canvas, roadmap, today, home, selected, onSelect, actions, children } = props;
  const { scale } = canvas;
  const { data, rows, placed, active } = roadmap;
  const drawn = useDrawnRows(placed);
  const { grid, focus } = useTimeGrid(canvas, roadmap);
  const moves = useDatesMoves(scale.zoom, actions.changeDates);
  const onKeyDown = useRoadmapKeys({ ...props, rows, active, moves, focus });
  const drag = useDrag<HeldProject>({
    canvas,
    onTake: (id, _row, part) => {
      const project = rows.get(id)?.project;
      return project ? moves.take(project, part, 'pointer') : null;
    },
    onMove: (taken, days, _row, snaps) => moves.moveTo(taken, days, snaps),
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  const { menu, onContextMenu } = useProjectMenu(rows, actions);
  const { held } = moves;
  const isLoading = data.totals === undefined;

  return (
    <TimeGrid
      grid={grid}
      focus={focus}
      canvas={canvas}
      today={today}
      home={home}
      corner={props.corner}
      role="grid"
      aria-label="Roadmap"
      aria-rowcount={rows.count}
      height={isLoading ? SKELETON_ROWS * EMPTY_ROW_PX : placed.height}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOf(target as Element);
        if (cell && cell.cell !== HEAD) onSelect(cell.cell);
      }}
      onContextMenu={onContextMenu}
      {...drag.handlers}
      instead={props.instead}
      beside={
        <>
          {menu}
          {held && drag.pointer && <GhostNote held={held} at={drag.pointer} />}
        </>
      }
      above={children}
    >
      {isLoading &&
        Array.from({ length: SKELETON_ROWS }, (_, index) => {
          const id = rows.idAt(index);
          const top = index * EMPTY_ROW_PX;
          return (
            <SkeletonRow
              key={id}
              place={{ id, index, top, height: EMPTY_ROW_PX }}
              active={id === active.row}
            />
          );
        })}
      {drawn.map((place) => {
        const { id, index, top } = place;
        const model = rows.get(id);
        const isActive = id === active.row;
        return model ? (
          <RoadmapRow
            key={id}
            {...{ model, actions, scale, today, index, top }}
            active={isActive ? reachable(model, active.cell) : null}
            selected={id === selected}
            taken={held?.project._id === id}
          />
        ) : (
          <SkeletonRow key={id} place={place} active={isActive} />
        );
      })}
      {held && rows.get(held.project._id) && (
        <Ghost held={held} top={placed.topOf(held.project._id)} scale={scale} />
      )}
    </TimeGrid>
  );
}
