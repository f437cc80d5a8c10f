import {
  AVAILABILITY_FILTERS,
  AVAILABILITY_UNITS,
  type AvailabilityUnit,
} from '@erm/contracts/availability-view';
import { isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns, columnsFrom, startOfColumn } from '@erm/contracts/time-columns';
import { today } from '@erm/portal-kit';
import { useSearchParams } from 'react-router-dom';
import type { AvailabilityRequest } from '../../data/planning-queries';

/** How many columns are shown: a quarter in weeks, or a year. */
const COLUMNS = { week: 13, month: 12 } as const;
export const FIGURES = ['free', 'peak'] as const;
export type Figure = (typeof FIGURES)[number];
type Only = (typeof AVAILABILITY_FILTERS)[number];

/** By what the rows are sorted. */
export interface RowOrder {
  /** `name`, or the first day of a column, to sort by what is free in it. */
  column: string;
  descending: boolean;
}

/** Who is shown. Every list is empty by default. */
export interface RosterFilter {
  departments: string[];
  skills: string[];
  project: string | undefined;
  only: Only | undefined;
}

const ID = /^[0-9a-f]{24}$/;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** The day of a parameter, undefined if it is missing or none. Years of other lengths cannot be shown. */
export function dayParam(params: URLSearchParams, name: string): CalendarDay | undefined {
  const text = params.get(name) ?? '';
  return isCalendarDay(text) && text >= '1900-01-01' && text <= '2999-12-31' ? text : undefined;
}

export function idParam(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return ID.test(text) ? text : undefined;
}

/** The texts of a repeated parameter, without empty and repeated ones. */
export function textParams(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name).map((text) => text.trim()))]
    .filter((text) => text !== '' && text.length <= 60)
    .slice(0, 50);
}

function orderIn(params: URLSearchParams): RowOrder {
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const isKnown = column === 'name' || isCalendarDay(column);
  return isKnown ? { column, descending: sort.startsWith('-') } : { column: 'name', descending: false };
}

/** What the availability view shows, as its address says. Unknown values are ignored. */
export function useAvailabilityParams(q: string) {
  const [params, setParams] = useSearchParams();
  const by: AvailabilityUnit = oneOf(AVAILABILITY_UNITS, params.get('zoom')) ?? 'week';
  const figure: Figure = oneOf(FIGURES, params.get('show')) ?? 'free';
  const from = startOfColumn(dayParam(params, 'from') ?? today(), by);
  const columns = columnsFrom(from, by, COLUMNS[by]);
  const order = orderIn(params);
  const sorted = columns.findIndex(({ startDate }) => startDate === order.column);
  const filter: RosterFilter = {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
    only: oneOf(AVAILABILITY_FILTERS, params.get('only')),
  };
  const direction = order.descending ? '-' : '';
  const request: AvailabilityRequest = {
    ...{ q, from, by, columns: columns.length, project: filter.project, only: filter.only },
    ...{ department: filter.departments, skill: filter.skills },
    ...(sorted < 0
      ? { sort: order.column === 'name' ? (`${direction}name` as const) : 'name' }
      : { sort: `${direction}free` as const, sortColumn: sorted + 1 }),
  };

  const write = (values: Record<string, readonly string[]>, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, texts] of Object.entries(values)) {
          next.delete(name);
          for (const text of texts) next.append(name, text);
        }
        return next;
      },
      { replace },
    );
  const unless = (fallback: string, value: string) => (value === fallback ? [] : [value]);
  const goTo = (day: CalendarDay) =>
    write({ from: unless(startOfColumn(today(), by), startOfColumn(day, by)) }, true);

  return {
    ...{ by, figure, from, columns, filter, request },
    order: sorted < 0 && order.column !== 'name' ? { column: 'name', descending: false } : order,
    isFiltered:
      filter.departments.length + filter.skills.length > 0 || Boolean(filter.project ?? filter.only),
    showFigure: (next: Figure) => write({ show: unless('free', next) }, true),
    zoom: (next: AvailabilityUnit) => write({ zoom: unless('week', next), from: [], sort: [] }, false),
    goTo,
    /** A page is what is shown less one column. */
    turn: (pages: 1 | -1) => goTo(addColumns(from, by, pages * (columns.length - 1))),
    sortBy: ({ column, descending }: RowOrder) =>
      write({ sort: unless('name', `${descending ? '-' : ''}${column}`) }, true),
    filterBy: (next: RosterFilter) =>
      write(
        {
          ...{ dept: next.departments, skill: next.skills },
          project: next.project ? [next.project] : [],
          only: next.only ? [next.only] : [],
        },
        true,
      ),
  };
}

export type AvailabilityParams = ReturnType<typeof useAvailabilityParams>;
