import type { Change } from '@erm/contracts/changes';
import { dayOf, type CalendarDay } from '@erm/contracts/calendar-day';

/** A change, or the changes of a batch, which are made and undone as a whole. */
export interface HistoryEntry {
  id: string;
  /** In the order in which they were made. */
  changes: [Change, ...Change[]];
  /** False while the rest of a batch may not be loaded yet. */
  complete: boolean;
  /** The change that undid it, the change that undid that one, and so on. */
  reverts: HistoryEntry[];
}

export interface HistoryDay {
  day: CalendarDay;
  entries: HistoryEntry[];
}

/**
 * Groups changes by day and batch.
 * @param changes newest first; the changes of a batch are consecutive
 * @param hasMore whether older changes exist
 */
export function historyDays(changes: readonly Change[], hasMore: boolean): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of foldReverts(historyEntries(changes, hasMore))) {
    const day = dayOf(new Date(entry.changes[0].at));
    const current = days.at(-1);
    if (current?.day === day) current.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

function historyEntries(changes: readonly Change[], hasMore: boolean): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const change of changes) {
    const current = entries.at(-1);
    const id = change.batchId ?? change._id;
    if (current?.id === id) current.changes.unshift(change);
    else entries.push({ id, changes: [change], complete: true, reverts: [] });
  }
  const last = entries.at(-1);
  if (last && hasMore) last.complete = last.changes[0].batchId === null;
  return entries;
}

/** An undo is grouped with the change it undid, if that is loaded. */
function foldReverts(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const roots = new Map<string, HistoryEntry>();
  for (const entry of entries.toReversed()) {
    const root = roots.get(entry.changes[0].undoes ?? '');
    root?.reverts.push(entry);
    roots.set(entry.id, root ?? entry);
  }
  return entries.filter(({ id }) => roots.get(id)?.id === id);
}

/** The latest change of an entry, and whether the entry is currently undone. */
export function stateOf(entry: HistoryEntry): { last: HistoryEntry; isUndone: boolean } {
  const { reverts } = entry;
  const last = reverts.at(-1) ?? entry;
  const isReverted = last.changes[0].undoneBy !== null;
  return { last, isUndone: (reverts.length % 2 === 1) !== isReverted };
}
