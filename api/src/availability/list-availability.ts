import {
  isEverFree,
  isEverOver,
  leastFree,
  totalAvailability,
  type AvailabilityCell,
  type AvailabilityTotal,
} from '@erm/contracts/availability-cells';
import { columnsFrom } from '@erm/contracts/time-columns';
import { MAX_PAGES_THROUGH, type AvailabilityQuery } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Page } from '@erm/contracts/envelope';
import type { Database } from '../collections/database';
import { hexIdOf } from '../db/id';
import { paginateSorted } from '../db/list-page';
import { filterRoster } from '../engineers/filter-roster';
import { rememberedCells } from '../engineers/remembered-cells';
import type { Roster, RosterEntry } from '../engineers/roster';

export interface AvailabilityRow {
  _id: RosterEntry['_id'];
  engineer: RosterEntry;
  cells: AvailabilityCell[];
}

export interface AvailabilityPage {
  columns: DaySpan[];
  rows: AvailabilityRow[];
  totals: AvailabilityTotal[];
  overCapacity: number;
  page: Page;
}

/** One page of engineers with their free capacity by column, and the totals of all matches. */
export async function listAvailability(
  db: Database,
  roster: Roster,
  query: AvailabilityQuery,
): Promise<AvailabilityPage> {
  const { from, by, columns: count, only, min } = query;
  const columns = columnsFrom(from, by, count);
  const cellsOf = rememberedCells(columns);
  const matching = await roster.readWith(undefined, (engineers) => filterRoster(db, engineers, query));
  const rows = matching
    .map((engineer): AvailabilityRow => ({ _id: engineer._id, engineer, cells: cellsOf(engineer) }))
    .filter(({ cells }) => only !== 'over' || isEverOver(cells))
    .filter(({ cells }) => only !== 'free' || isEverFree(cells, min));
  const { rows: pageRows, page = { nextCursor: null, total: rows.length } } = inOrder(rows, query);
  return {
    columns,
    rows: pageRows,
    page,
    totals: totalAvailability(
      rows.map(({ cells }) => cells),
      count,
      min,
    ),
    overCapacity: rows.filter(({ cells }) => isEverOver(cells)).length,
  };
}

/** The rows come sorted by name, then by ID. */
function inOrder(rows: readonly AvailabilityRow[], query: AvailabilityQuery) {
  const { sort = 'name', cursor } = query;
  const limitOf = (sorted: readonly AvailabilityRow[]) => {
    const place = cursor === undefined ? placeOf(sorted, query.through) : 0;
    return place <= MAX_PAGES_THROUGH * query.limit ? place + query.limit : query.limit;
  };
  if (sort === 'name' || sort === '-name') {
    const order = { list: 'availability', fallback: 'name' };
    const sorted = sort === 'name' ? rows : rows.toReversed();
    return paginateSorted(sorted, ({ engineer }) => engineer.sortName, order, {
      limit: limitOf(sorted),
      cursor,
      sort,
    });
  }
  const { from, by, columns, sortColumn = 'all' } = query;
  const direction = sort === '-free' ? -1 : 1;
  const freeOf = ({ cells }: AvailabilityRow) =>
    direction * ((sortColumn === 'all' ? leastFree(cells) : cells[sortColumn - 1]?.free) ?? -1);
  // By numbers, which are faster to compare than texts; names are in order already.
  const sorted = rows
    .map((row) => ({ row, free: freeOf(row) }))
    .sort((one, other) => one.free - other.free)
    .map(({ row }) => row);
  const keyOf = (row: AvailabilityRow) => `${sortable(freeOf(row))} ${row.engineer.sortName}`;
  // The list's name has the columns, because with a cursor of others, a page would skip and repeat rows.
  const list = `availability ${sort} ${from} ${by} ${columns} ${sortColumn}`;
  const request = { limit: limitOf(sorted), cursor, sort: 'key' };
  return paginateSorted(sorted, keyOf, { list, fallback: 'key' }, request);
}

/** The position of an engineer's row from 1, or 0 if there is none. */
function placeOf(rows: readonly AvailabilityRow[], id: string | undefined): number {
  return id === undefined ? 0 : rows.findIndex((row) => hexIdOf(row) === id) + 1;
}

/** A percentage from -100 to 100 as text in the order of the numbers; the name follows it and decides among equals. */
function sortable(percentage: number): string {
  return String(percentage + 100).padStart(3, '0');
}
