import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  addColumns,
  pageOfTime,
  type TimeCanvas,
  HEAD,
  type GridCell,
  type useGridFocus,
} from '@erm/portal-kit/planning';
import type { KeyboardEvent } from 'react';
import { onTakenKey } from '../taken-keys';
import type { Command } from '../use-assignment-commands';
import type { Proposal } from '../use-moving';
import type { useScheduleMoves } from '../use-schedule-moves';
import type { TreeRow } from './tree-rows';

interface ProjectKeysOptions {
  canvas: TimeCanvas;
  rows: readonly TreeRow[];
  today: CalendarDay;
  active: GridCell;
  moves: ReturnType<typeof useScheduleMoves>;
  focus: ReturnType<typeof useGridFocus>;
  /** A key that changes the active assignment. Returns whether it does. */
  onNudge: (key: string) => boolean;
  onViewKey: (key: string) => boolean;
  take: (assignmentId: string) => void;
  onToggle: (row: number, open: boolean) => void;
  onOpenAll: () => void;
  onSelect: (assignmentId: string) => void;
  onCommand: (command: Command, assignmentId: string) => void;
  /** Finds people for the active cell of a place; false if it is not open. */
  onFindPeople: (row: number, cell: string) => boolean;
  /** Asks what the number at the active cell is made of. */
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
}

/** The keys of the schedule by project. While an assignment is taken, they move it instead of the focus. */
export function useProjectKeys(options: ProjectKeysOptions) {
  const { canvas, rows, today, active, moves, focus } = options;
  const row = rows[active.row];
  const isHead = active.cell === HEAD;

  const putDown = ({ assignment }: Proposal) => {
    if (moves.putDown()) focus.focus({ row: active.row, cell: assignment._id });
    else focus.focusAgain();
  };
  /** Arrows open and close projects, and lead from a place to its project. */
  const onTreeKey = (key: string): boolean => {
    if (!row || !isHead) return false;
    if (row.kind === 'project') {
      const opens = key === 'ArrowRight' && !row.isOpen;
      const closes = key === 'ArrowLeft' && row.isOpen;
      if (opens || closes) options.onToggle(active.row, opens);
      else if (key === 'ArrowRight' && row.isOpen) focus.focus({ row: active.row + 1, cell: HEAD });
      else return false;
      return true;
    }
    if (key !== 'ArrowLeft') return false;
    focus.focus({ row: active.row - row.position, cell: HEAD });
    return true;
  };
  const onEnter = (): void => {
    if (!row) return;
    if (row.kind === 'project') options.onToggle(active.row, !row.isOpen);
    else if (row.kind === 'place' && !options.onFindPeople(active.row, active.cell) && !isHead) {
      options.onSelect(active.cell);
    }
  };
  const isBar = row?.kind === 'place' && row.place.lanes.bars.some(({ bar: { _id } }) => _id === active.cell);
  const onFreeKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey;
    if (isPlain && onTreeKey(key)) return true;
    if (focus.onKey(event)) return true;
    if (ctrlKey || metaKey || altKey) return false;
    if (shiftKey && (key === 'PageUp' || key === 'PageDown')) {
      canvas.scrollTo(pageOfTime(canvas, key === 'PageUp' ? -1 : 1));
      return true;
    }
    if (options.onNudge(key) || options.onViewKey(key)) return true;
    const anywhere: Record<string, () => void> = {
      t: () => canvas.scrollTo(addColumns(today, 'week', -1)),
      '*'() {
        options.onOpenAll();
        // Its row may be gone.
        focus.focusAgain();
      },
      Enter: onEnter,
      w: () => options.onWhy(active, event.target as HTMLElement),
    };
    const onBar: Record<string, () => void> = isBar
      ? {
          ' ': () => options.take(active.cell),
          e: () => options.onCommand('edit', active.cell),
          F2: () => options.onCommand('edit', active.cell),
          m: () => options.onCommand('move', active.cell),
          Delete: () => options.onCommand('delete', active.cell),
        }
      : {};
    const handle = { ...anywhere, ...onBar }[key.length === 1 ? key.toLowerCase() : key];
    handle?.();
    return handle !== undefined;
  };

  return (event: KeyboardEvent) => {
    const taken = moves.proposal?.by === 'keys' ? moves.proposal : null;
    if (taken) onTakenKey(event, taken, { moves, acrossRows: false, putDown });
    else if (!onFreeKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
