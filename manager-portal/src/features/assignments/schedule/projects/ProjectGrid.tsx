import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  AboveRows,
  addColumns,
  anchorStyle,
  Rows,
  useDrag,
  TimeBackdrop,
  TimeSheet,
  cellOf,
  type GridCell,
  type TimeCanvas,
  HEAD,
  useGridFocus,
} from '@erm/portal-kit/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useRef, useState, type ReactNode } from 'react';
import { BarMenu, menuPosition, type OpenMenu } from '../BarMenu';
import { FixAtBar } from '../FixAtBar';
import { Readout } from '../Readout';
import { projectNameOf } from '../schedule-texts';
import type { Command } from '../use-assignment-commands';
import { useFocusOnceShown } from '../use-focus-once-shown';
import { useNudging } from '../use-nudging';
import { useScheduleMoves } from '../use-schedule-moves';
import { useWhy } from '../use-why';
import { PlaceGhost } from './PlaceGhost';
import { topOfBar } from './top-of-bar';
import { PlaceRowView } from './PlaceRowView';
import { ProjectRowView } from './ProjectRowView';
import { SkillRowView } from './SkillRowView';
import { findMember, type Members } from './use-members';
import { useProjectKeys } from './use-project-keys';
import { useProjectWhy } from './use-project-why';
import type { ProjectRows } from './use-project-rows';

interface ProjectGridProps {
  canvas: TimeCanvas;
  rows: ProjectRows;
  members: Members;
  today: CalendarDay;
  selected: string | null;
  onSelect: (assignmentId: string | null) => void;
  onCommand: (command: Command, assignmentId: string) => void;
  onHistory: (assignmentId: string) => void;
  onViewKey: (key: string) => boolean;
  focusesRows: boolean;
  onToggle: (row: number, open: boolean) => void;
  /** Opens all projects, or closes them if all are open. */
  onOpenAll: () => void;
  /** Finds people for an open place; false if it is not open. */
  onFindPeople: (row: number, cell: string) => boolean;
  /** What is placed relative to the canvas, such as the details of the selected assignment. It may ask why. */
  children?: (onWhy: (assignmentId: string, anchor: HTMLElement | null) => void) => ReactNode;
}

/** Projects over days, with their places and skills: to look at, to move in time by pointer, and to use by keyboard. */
export function ProjectGrid(props: ProjectGridProps) {
  const { canvas, members, today, selected, onSelect, onFindPeople, children } = props;
  const { scale, drawn } = canvas;
  const { data, rows, virtualizer, active, onActive } = props.rows;
  const grid = useRef<HTMLDivElement>(null);
  // Rows of a move are engineers here, because it is they who have a capacity.
  const moves = useScheduleMoves({
    ...{ zoom: scale.zoom, projects: members.projects, today, count: members.models.length },
    modelAt: (index) => members.models[index],
    rowOf: (id) => members.indexOf.get(id),
  });
  const fixMember = (id: string) => {
    const found = findMember(members, id);
    if (found) moves.fix(found.assignment, found.index);
  };
  const why = useWhy(today, (of) => {
    const id = of.replace('assignment:', '');
    const found = findMember(members, id);
    const anchor = found && grid.current?.querySelector<HTMLElement>(`[data-cell="${id}"]`);
    return found && anchor ? { model: found.model, cell: id, anchor, onFix: () => fixMember(id) } : null;
  });
  const focus = useGridFocus(active, onActive, {
    ...{ grid, canvas, virtualizer, count: rows.length },
    modelAt: (index) => rows[index],
  });
  useFocusOnceShown(props.focusesRows && rows.length > 0, focus);
  const engineerRow = useRef(0);
  const take = (id: string, part: 'whole' | 'start' | 'end', by: 'pointer' | 'keys') => {
    const found = findMember(members, id);
    if (!found) return null;
    engineerRow.current = found.index;
    return moves.take(found.assignment, found.index, part, by);
  };
  const drag = useDrag({
    canvas,
    rowAt: () => engineerRow.current,
    onTake(id, row, part) {
      // It stays drawn wherever one scrolls. A touch focuses nothing.
      onActive({ row, cell: id });
      return take(id, part, 'pointer');
    },
    onMove: moves.moveTo,
    onDrop: moves.putDown,
    onCancel: moves.putBack,
  });
  const nudging = useNudging({
    ...{ projects: members.projects, today, say: moves.say, warn: moves.warn },
    onSplit: (cell) => focus.focus({ row: active.row, cell }),
  });
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const askWhy = (id: string, anchor: HTMLElement | null) => {
    const found = findMember(members, id);
    if (found) why.ask(found.model, id, anchor, () => fixMember(id));
  };
  const projectWhy = useProjectWhy(data.members, today);
  const askAt = ({ row, cell }: GridCell, anchor: HTMLElement) => {
    if (!projectWhy.ask(rows[row], cell, anchor)) askWhy(cell, anchor);
  };
  const onKeyDown = useProjectKeys({
    ...{ ...props, rows, active, moves, focus, onWhy: askAt },
    take: (id) => void take(id, 'whole', 'keys'),
    onNudge(key) {
      const found = findMember(members, active.cell);
      return Boolean(found && nudging.onKey(key, found.assignment, found.model, active.row));
    },
  });
  const proposal = moves.proposal ?? nudging.proposal;
  const { fixing } = moves;

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
              engineerName={members.models[proposal.to]?.engineer.name ?? ''}
              at={drag.pointer}
            />
          )}
          {why.popover}
          {projectWhy.popover}
          <VisuallyHidden role="status">{moves.status}</VisuallyHidden>
          <VisuallyHidden role="alert">{moves.alert}</VisuallyHidden>
        </>
      }
    >
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
          const asked = (target as Element).closest<HTMLElement>('[data-why]');
          if (asked) {
            askAt(cell, asked.closest<HTMLElement>('[data-cell]') ?? asked);
            return;
          }
          if (row.kind === 'project' && cell.cell === HEAD) props.onToggle(cell.row, !row.isOpen);
          if (row.kind !== 'place' || cell.cell === HEAD || onFindPeople(cell.row, cell.cell)) return;
          if (members.assignments.has(cell.cell)) onSelect(cell.cell);
        }}
        onDoubleClick={({ target }) => {
          const cell = cellOf(target as Element);
          if (cell && members.assignments.has(cell.cell)) props.onCommand('edit', cell.cell);
        }}
        onContextMenu={(event) => {
          const cell = cellOf(event.target as Element);
          if (!cell || !members.assignments.has(cell.cell)) return;
          event.preventDefault();
          onActive(cell);
          setMenu({ id: cell.cell, at: menuPosition(event) });
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
          if (row.kind === 'skill') return <SkillRowView key={row.key} row={row} drawn={drawn} {...shared} />;
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
      <AboveRows>
        {children?.(askWhy)}
        {fixing && (
          <FixAtBar
            {...{ fixing, today }}
            projects={members.projects}
            modelAt={(index) => members.models[index]}
            place={anchorStyle(canvas, fixing, topOfBar(props.rows, fixing.assignment._id) ?? 0)}
            onPreview={moves.preview}
            onFixed={(fix) => {
              moves.fixed(fix);
              focus.focusAgain();
            }}
            onPutBack={moves.putBack}
          />
        )}
      </AboveRows>
      {menu && (
        <BarMenu
          label={nameOf(members, menu.id)}
          menu={menu}
          onCommand={props.onCommand}
          onHistory={props.onHistory}
          onClose={() => setMenu(null)}
        />
      )}
    </TimeSheet>
  );
}

/** The project and the engineer of an assignment. */
function nameOf(members: Members, id: string): string {
  const found = findMember(members, id);
  return found ? `${projectNameOf(found.assignment, members.projects)}, ${found.model.engineer.name}` : '';
}
