import { availabilityByColumn, type AvailabilityCell } from '@erm/contracts/availability-cells';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { LRUCache } from 'lru-cache';
import type { RosterEntry } from './roster';

type CellsOf = (engineer: RosterEntry) => AvailabilityCell[];

/** Of the views that were asked for last. With 2,000 engineers, a column takes about 100 KB. */
const MAX_COLUMNS = 40;

const views = new LRUCache<string, CellsOf>({ maxSize: MAX_COLUMNS });

/**
 * `availabilityByColumn`, computed once per engineer and view, because the next page, another filter, and other people ask for
 * the same columns. An engineer who changes gets a new entry in the roster, and with it new cells.
 */
export function rememberedCells(columns: readonly DaySpan[]): CellsOf {
  const key = columns.map(({ startDate, endDate }) => `${startDate} ${endDate}`).join();
  const known = views.get(key) ?? remember(availabilityByColumn(columns));
  views.set(key, known, { size: columns.length });
  return known;
}

function remember(compute: CellsOf): CellsOf {
  const cells = new WeakMap<RosterEntry, AvailabilityCell[]>();
  return (engineer) => {
    const known = cells.get(engineer) ?? compute(engineer);
    cells.set(engineer, known);
    return known;
  };
}
