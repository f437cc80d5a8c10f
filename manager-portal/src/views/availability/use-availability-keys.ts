import { today } from '@erm/portal-kit';
import { type GridCell, HEAD, type TimeRows, type useGridFocus } from '@erm/planning';
import type { KeyboardEvent } from 'react';
import type { AvailabilityParams } from './availability-params';
import { type AvailabilityRowModel, HEADS, TOTALS } from './availability-row';

interface AvailabilityKeysOptions {
  params: AvailabilityParams;
  view: TimeRows<AvailabilityRowModel>;
  focus: ReturnType<typeof useGridFocus>;
  /** Opens the schedule at a cell. */
  onOpen: (cell: GridCell) => void;
  /** Explains the number of a cell. */
  onWhy: (cell: Element) => void;
  /** Opens the history of an engineer, or of everything. */
  onHistory: (engineerId: string | null) => void;
  /** Focuses the search. */
  onSearch: () => void;
  onHelp: () => void;
}

/** Keys of the availability. Those that lead down stop at the last engineer, above the totals, unless already there. */
export function useAvailabilityKeys(options: AvailabilityKeysOptions) {
  const { params, view, focus, onOpen, onWhy, onHistory, onSearch, onHelp } = options;
  const { rows, active } = view;
  const last = rows.count - 2;
  const at = rows.indexOf(active.row) ?? 0;
  const toEnd = (cell: string) => focus.focus({ row: at < last ? rows.idAt(last) : TOTALS, cell });

  return (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (altKey || (withCtrl && shiftKey)) return;
    const viewKeys: Record<string, () => void> = {
      1: () => params.zoom('week'),
      2: () => params.zoom('month'),
      t: () => params.goTo(today()),
      h: () => onHistory(rows.get(active.row)?.shown?.engineer._id ?? null),
      w: () => onWhy(event.target as Element),
      '/': onSearch,
      '?': onHelp,
      Enter: () => onOpen(active),
      ...(at + focus.screenOfRows() > last && { PageDown: () => toEnd(active.cell) }),
      ...(shiftKey && { PageUp: () => params.turn(-1), PageDown: () => params.turn(1) }),
    };
    const endKeys: Record<string, () => void> = {
      Home: () => focus.focus({ row: HEADS, cell: HEAD }),
      End: () => toEnd(params.columns.at(-1)!.startDate),
    };
    const handle = (withCtrl ? endKeys : viewKeys)[key.length === 1 ? key.toLowerCase() : key];
    if (handle) handle();
    else if (!focus.onKey(event)) return;
    event.preventDefault();
  };
}
