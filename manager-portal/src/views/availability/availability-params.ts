import { dayParam } from '@erm/planning';
import { AVAILABILITY_UNITS, type AvailabilityUnit } from '@erm/contracts/availability-view';
import { closestPlannable, isCalendarDay, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { addColumns, columnsFrom, startOfColumn } from '@erm/contracts/time-columns';
import { useToday, useAddressParams } from '@erm/portal-kit';
import { useMemo } from 'react';
import type { AvailabilityRequest } from '../../data/planning-queries';
import { countConditions } from '../../shared/common-filter';
import {
  rosterFilterIn,
  rosterFilterParams,
  type RosterFilter,
} from '../../shared/roster-filter/roster-filter';
import { idParam, oneOf, withParams } from '../../shared/url-params';

/** Number of columns: a quarter in weeks, or a year in months. */
const COLUMNS = { week: 13, month: 12 } as const;
export const FIGURES = ['free', 'peak'] as const;
export type Figure = (typeof FIGURES)[number];

/** Sort order of the rows. */
export interface RowOrder {
  /** `name`, or the first day of a column to sort by its free capacity. */
  column: string;
  descending: boolean;
}

function orderIn(params: URLSearchParams): RowOrder {
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const isKnown = column === 'name' || isCalendarDay(column);
  return isKnown ? { column, descending: sort.startsWith('-') } : { column: 'name', descending: false };
}

/** From the first day of the first column to the last day of the last one; there is at least one column. */
export function spanOf(columns: readonly DaySpan[]): DaySpan {
  return { startDate: columns[0]!.startDate, endDate: columns.at(-1)!.endDate };
}

/** The state of the availability view that is in the URL. Invalid values are ignored. */
export function useAvailabilityParams(q: string) {
  const today = useToday();
  const [params, setParams] = useAddressParams();
  const by: AvailabilityUnit = oneOf(AVAILABILITY_UNITS, params.get('zoom')) ?? 'week';
  const figure: Figure = oneOf(FIGURES, params.get('show')) ?? 'free';
  const day = dayParam(params, 'from') ?? today;
  const from = startOfColumn(day, by);
  const columns = useMemo(() => columnsFrom(from, by, COLUMNS[by]), [from, by]);
  const order = orderIn(params);
  const sorted = columns.findIndex(({ startDate }) => startDate === order.column);
  const filter = rosterFilterIn(params);
  const direction = order.descending ? '-' : '';
  const request: AvailabilityRequest = {
    q,
    from,
    by,
    columns: columns.length,
    project: filter.project,
    only: filter.only,
    ...(filter.only === 'free' && { min: filter.min }),
    department: filter.departments,
    skill: filter.skills,
    ...(sorted < 0
      ? { sort: order.column === 'name' ? (`${direction}name` as const) : 'name' }
      : { sort: `${direction}free` as const, sortColumn: sorted + 1 }),
  };

  const write = (values: Record<string, readonly string[]>, replace: boolean) =>
    setParams((current) => withParams(current, values), { replace });
  const unless = (fallback: string, value: string) => (value === fallback ? [] : [value]);
  const goTo = (next: CalendarDay) =>
    write({ from: unless(startOfColumn(today, by), startOfColumn(closestPlannable(next), by)) }, true);

  return {
    by,
    figure,
    from,
    columns,
    filter,
    request,
    order: sorted < 0 && order.column !== 'name' ? { column: 'name', descending: false } : order,
    isFiltered: countConditions(filter) > 0,
    /** ID of the first visible engineer. */
    at: idParam(params, 'at'),
    showFigure: (next: Figure) => write({ show: unless('free', next) }, true),
    /** Changes the unit, starting with the column of the first visible day. Resets a sort by column. */
    zoom: (next: AvailabilityUnit) =>
      write(
        {
          zoom: unless('week', next),
          from: unless(startOfColumn(today, next), startOfColumn(day, next)),
          ...(order.column !== 'name' && { sort: [] }),
        },
        false,
      ),
    goTo,
    /** A page is all columns but one. */
    turn: (pages: 1 | -1) => goTo(addColumns(from, by, pages * (columns.length - 1))),
    /** By name, the first visible engineer stays; by free capacity, the list scrolls to the top. */
    sortBy: ({ column, descending }: RowOrder) =>
      write(
        {
          sort: unless('name', `${descending ? '-' : ''}${column}`),
          ...(column !== 'name' && { at: [] }),
        },
        true,
      ),
    filterBy: (next: RosterFilter) => write(rosterFilterParams(next), true),
  };
}

export type AvailabilityParams = ReturnType<typeof useAvailabilityParams>;
