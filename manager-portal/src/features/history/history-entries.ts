import type { Change } from '@erm/contracts/changes';
import { dayOf, type CalendarDay } from '@erm/contracts/calendar-day';

/** A change, or the changes of a batch, which are made and undone as a whole. */
export interface HistoryEntry {
  id: string;
  /** In the order in which they were made. */
  changes: [Change, ...Change[]];
  /** False while the rest of a batch may not be loaded yet. */
  complete: boolean;
}

export interface HistoryDay {
  day: CalendarDay;
  entries: HistoryEntry[];
}

/**
 * Groups changes by day and batch.
 * @param changes newest first; those of a batch follow one another
 * @param hasMore whether there are older ones
 */
export function historyDays(changes: readonly Change[], hasMore: boolean): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of historyEntries(changes, hasMore)) {
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
    else entries.push({ id, changes: [change], complete: true });
  }
  const last = entries.at(-1);
  if (last && hasMore) last.complete = last.changes[0].batchId === null;
  return entries;
}

/** What the changes themselves cannot tell: who has undone an entry, or made what it undoes. */
export function makerOf(changes: readonly Change[], id: string): string | null {
  return changes.find(({ _id, batchId }) => _id === id || batchId === id)?.actor.name ?? null;
}
