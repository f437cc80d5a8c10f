import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  addColumns,
  pageOfTime,
  RangeNavigation,
  Scroller,
  TimeAxis,
  TimeBackdrop,
  type TimeCanvas,
} from '@erm/portal-kit/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useRef, type ReactNode } from 'react';
import { cellOf } from '../cell-of';
import { Readout } from '../Readout';
import { AboveRows, Canvas, Rows } from '../ScheduleGrid.styles';
import type { Command } from '../use-assignment-commands';
import { useDrag } from '../use-drag';
import { HEAD, useGridFocus, type GridCell } from '../use-grid-focus';
import { useScheduleMoves } from '../use-schedule-moves';
import { PlaceGhost } from './PlaceGhost';
import { PlaceRowView } from './PlaceRowView';
import { ProjectRowView } from './ProjectRowView';
import { SkillRowView } from './SkillRowView';
import type { Members } from './use-members';
import { useProjectKeys } from './use-project-keys';
import type { ProjectRows } from './use-project-rows';

interface ProjectGridProps {
  canvas: TimeCanvas;
  rows: ProjectRows;
  members: Members;
  today: CalendarDay;
  active: GridCell;
  onActive: (cell: GridCell) => void;
  selected: string | null;
  onSelect: (assignmentId: string | null) => void;
  onCommand: (command: Command, assignmentId: string) => void;
  onToggle: (row: number, open: boolean) => void;
  /** Finds people for an open place; false if it is not open. */
  onFindPeople: (row: number, cell: string) => boolean;
  /** What is placed relative to the canvas, such as the details of the selected assignment. */
  children?: ReactNode;
}

/** Projects over days, with their places and skills: to look at, to move in time by pointer, and to use by keyboard. */
export function ProjectGrid(props: ProjectGridProps) {
  const { canvas, members, today, active, onActive, selected, onSelect, onFindPeople, children } = props;
  const { scale, drawn } = canvas;
  const { data, rows, virtualizer } = props.rows;
  const grid = useRef<HTMLDivElement>(null);
  // Rows of a move are engineers here, because it is they who have a capacity.
  const moves = useScheduleMoves({
    ...{ zoom: scale.zoom, projects: members.projects, today, count: members.models.length },
    modelAt: (index) => members.models[index],
  });
  const focus = useGridFocus(active, onActive, {
    ...{ grid, canvas, virtualizer, count: rows.length },
    modelAt: (index) => rows[index],
  });
  const engineerRow = useRef(0);
  const take = (id: string, part: 'whole' | 'start' | 'end', by: 'pointer' | 'keys') => {
    const assignment = members.assignments.get(id);
    const engineer = members.indexOf.get(assignment?.engineerId ?? '');
    if (!assignment || engineer === undefined) return null;
    engineerRow.current = engineer;
    return moves.take(assignment, engineer, part, by);
  };
  const drag = useDrag({
    canvas,
    rowAt: () => engineerRow.current,
    onTake: (id, _row, part) => take(id, part, 'pointer'),
    onMove: moves.moveTo,
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  const onKeyDown = useProjectKeys({
    ...props,
    rows,
    moves,
    focus,
    take: (id) => void take(id, 'whole', 'keys'),
  });
  const page = (by: 1 | -1) => canvas.scrollTo(pageOfTime(canvas, by));
  const { proposal } = moves;

  return (
    <Scroller ref={canvas.ref} onScroll={canvas.onScroll}>
      <Canvas style={{ inlineSize: `calc(var(--first-column) + ${scale.width}px)` }}>
        <TimeAxis scale={scale} drawn={drawn} today={today}>
          <RangeNavigation
            onEarlier={() => page(-1)}
            onToday={() => canvas.scrollTo(addColumns(today, 'week', -1))}
            onLater={() => page(1)}
          />
        </TimeAxis>
        <Rows
          ref={grid}
          role="treegrid"
          aria-label="Schedule by project"
          aria-rowcount={rows.length}
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
            const row = cell && rows[cell.row];
            if (!row) return;
            if (row.kind === 'project' && cell.cell === HEAD) props.onToggle(cell.row, !row.isOpen);
            if (row.kind !== 'place' || cell.cell === HEAD || onFindPeople(cell.row, cell.cell)) return;
            if (members.assignments.has(cell.cell)) onSelect(cell.cell);
          }}
          onDoubleClick={({ target }) => {
            const cell = cellOf(target as Element);
            if (cell && members.assignments.has(cell.cell)) props.onCommand('edit', cell.cell);
          }}
          {...drag.handlers}
        >
          <TimeBackdrop scale={scale} drawn={drawn} today={today} />
          {virtualizer.getVirtualItems().map(({ index, start: top }) => {
            const row = rows[index];
            if (!row) return null;
            const shared = { index, top, scale, today, active: index === active.row ? active.cell : null };
            if (row.kind === 'project')
              return <ProjectRowView key={row.key} row={row} count={data.total ?? 0} {...shared} />;
            if (row.kind === 'skill')
              return <SkillRowView key={row.key} row={row} drawn={drawn} {...shared} />;
            const isHere = (id: string | undefined) => row.cells.some(({ _id }) => _id === id);
            return (
              <PlaceRowView
                key={row.key}
                row={row}
                members={data.members}
                drawn={drawn}
                selected={isHere(selected ?? undefined) ? selected : null}
                taken={proposal && isHere(proposal.assignment._id) ? proposal.assignment._id : null}
                onFindPeople={onFindPeople}
                {...shared}
              />
            );
          })}
          {proposal && <PlaceGhost proposal={proposal} rows={props.rows} scale={scale} />}
        </Rows>
        <AboveRows>{children}</AboveRows>
      </Canvas>
      {proposal && drag.pointer && (
        <Readout
          proposal={proposal}
          engineerName={members.models[proposal.to]?.engineer.name ?? ''}
          at={drag.pointer}
        />
      )}
      <VisuallyHidden role="status">{moves.status}</VisuallyHidden>
      <VisuallyHidden role="alert">{moves.alert}</VisuallyHidden>
    </Scroller>
  );
}
