import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  cellOf,
  HEAD,
  HeadSkeleton,
  reachable,
  type RowPlace,
  SkeletonRow,
  type TimeCanvas,
  TimeGrid,
  useDrag,
  useDrawnRows,
  useTimeGrid,
} from '@erm/planning';
import { Skeleton } from '@erm/ui-kit/data';
import { ContextMenu } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import { Ghost, GhostNote } from './Ghost';
import { useContextMenu } from '../../shared/use-context-menu';
import { projectItems, type ProjectActions } from './project-actions';
import { RoadmapRow } from './RoadmapRow';
import { Head, Line } from './RoadmapRow.styles';
import type { RoadmapParams } from './roadmap-params';
import { EMPTY_ROW_PX } from './roadmap-row';
import { useDatesMoves, type HeldProject } from './use-dates-moves';
import { useRoadmapKeys } from './use-roadmap-keys';
import type { RoadmapRows } from './use-roadmap-rows';

/** Skeleton rows until anything is loaded. */
const SKELETON_ROWS = 8;

interface RoadmapGridProps {
  canvas: TimeCanvas;
  roadmap: RoadmapRows;
  params: Pick<RoadmapParams, 'home' | 'selected' | 'select'>;
  today: CalendarDay;
  /** Choice of the zoom in the corner of the axis, in wide windows. */
  corner: ReactNode;
  actions: ProjectActions;
  onViewKey: (key: string) => boolean;
  /** Replaces the rows. */
  instead: ReactNode;
  /** Overlays, such as the details of the selected project. */
  children?: ReactNode;
}

/** The grid of the roadmap, with a row per project. */
export function RoadmapGrid(props: RoadmapGridProps) {
  const { canvas, roadmap, params, today, actions, children } = props;
  const { scale } = canvas;
  const { data, rows, placed, active } = roadmap;
  const drawn = useDrawnRows(placed);
  const { grid, focus } = useTimeGrid(canvas, roadmap);
  const moves = useDatesMoves(scale.zoom, actions.changeDates);
  const onSelect = (id: string) => {
    roadmap.choose(id);
    params.select(id);
  };
  const onKeyDown = useRoadmapKeys({ ...props, moves, focus, onSelect });
  const drag = useDrag<HeldProject>({
    canvas,
    onTake: ({ id, part }) => {
      const project = rows.get(id)?.project;
      return project ? moves.take(project, part, 'pointer') : null;
    },
    onMove: (taken, days, _row, snaps) => moves.moveTo(taken, days, snaps),
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  const { opened, close, onContextMenu } = useContextMenu('[data-cell]', (row) => rows.get(row));
  const { held } = moves;
  const isLoading = data.totals === undefined;
  const skeleton = (place: RowPlace) => (
    <SkeletonRow key={place.id} place={place} isActive={place.id === active.row} Head={Head}>
      <HeadSkeleton style={{ marginBlock: 7 }} />
      <Line>
        <Skeleton width={96} height={20} />
      </Line>
    </SkeletonRow>
  );

  return (
    <TimeGrid
      grid={grid}
      onFocus={focus.onFocus}
      canvas={canvas}
      today={today}
      home={params.home}
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
          {opened && (
            <ContextMenu
              label={`Actions for ${opened.project.name}`}
              items={projectItems(opened.project, actions)}
              at={opened.at}
              onClose={close}
            />
          )}
          {held && drag.pointer && <GhostNote held={held} at={drag.pointer} />}
        </>
      }
      above={children}
    >
      {isLoading &&
        Array.from({ length: SKELETON_ROWS }, (_, index) => {
          const [id, top] = [rows.idAt(index), index * EMPTY_ROW_PX];
          return skeleton({ id, index, top, height: EMPTY_ROW_PX });
        })}
      {drawn.map((place) => {
        const { id, index, top } = place;
        const model = rows.get(id);
        const isActive = id === active.row;
        return model ? (
          <RoadmapRow
            key={id}
            model={model}
            actions={actions}
            scale={scale}
            today={today}
            index={index}
            top={top}
            active={isActive ? reachable(model, active.cell) : null}
            selected={id === params.selected}
            taken={held?.project._id === id}
          />
        ) : (
          skeleton(place)
        );
      })}
      {held && rows.get(held.project._id) && (
        <Ghost held={held} top={placed.topOf(held.project._id)} scale={scale} />
      )}
    </TimeGrid>
  );
}
