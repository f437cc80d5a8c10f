import { addDays, type DaySpan } from '@erm/contracts/calendar-day';
import { getSchedule, type Schedule, type ScheduleProject, type ScheduleRow } from '@erm/contracts/schedule';
import { errorCause } from '@erm/portal-kit';
import { addColumns } from '@erm/portal-kit/planning';
import { useApi } from '@erm/portal-sdk';
import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../data/query-keys';

/** Rows per request. */
const PAGE_ROWS = 50;

interface ScheduleRequest {
  q: string;
  /** The days that are drawn. */
  days: DaySpan;
  /** The rows that are drawn, from the first to the last. */
  rows: readonly [number, number];
}

/** A schedule as far as it is loaded. */
export interface ScheduleData {
  /** By index; rows that are not loaded yet are missing. */
  rows: ReadonlyMap<number, ScheduleRow>;
  projects: ReadonlyMap<string, ScheduleProject>;
  /** Undefined until anything is loaded. */
  totals: Pick<Schedule, 'total' | 'overCapacity' | 'freeToday'> | undefined;
  /** Set if nothing can be shown. */
  error: { cause: string | undefined; onRetry: () => void } | undefined;
  /** Reads the failed pages again, if some failed and others can be shown. */
  retryFailed: (() => void) | undefined;
  /** True while what is shown belongs to another search or other days. */
  outdated: boolean;
}

/** Loads the rows in sight page by page, with the assignments of whole half-years. */
export function useSchedule({ q, days, rows: [first, last] }: ScheduleRequest): ScheduleData {
  const api = useApi();
  const span = halfYearsAround(days);
  const pages = range(Math.floor(first / PAGE_ROWS), Math.floor(last / PAGE_ROWS));
  const queries = useQueries({
    queries: pages.map((page) => ({
      queryKey: [queryKeys.assignments, 'schedule', page, q, span],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = {
          from: span.startDate,
          to: span.endDate,
          q,
          limit: PAGE_ROWS,
          offset: page * PAGE_ROWS,
        };
        return (await api.call(getSchedule, { query, signal })).data;
      },
      placeholderData: keepPreviousData<Schedule>,
    })),
  });
  return join(pages, queries);
}

function join(pages: readonly number[], queries: readonly UseQueryResult<Schedule>[]): ScheduleData {
  const rows = new Map<number, ScheduleRow>();
  const projects = new Map<string, ScheduleProject>();
  queries.forEach(({ data }, at) => {
    data?.rows.forEach((row, index) => rows.set(pages[at]! * PAGE_ROWS + index, row));
    data?.projects.forEach((project) => projects.set(project._id, project));
  });
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const totals = queries.flatMap(({ data }) => data ?? []).at(-1);
  return {
    rows,
    projects,
    totals,
    error: failed[0] && !totals ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && totals ? retry : undefined,
    outdated: queries.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

/** Whole half-years, so that scrolling rarely asks for others. */
function halfYearsAround({ startDate, endDate }: DaySpan): DaySpan {
  const start = startOfHalfYear(startDate);
  return { startDate: start, endDate: addDays(addColumns(startOfHalfYear(endDate), 'month', 6), -1) };
}

function startOfHalfYear(day: string): string {
  return `${day.slice(0, 4)}-${Number(day.slice(5, 7)) > 6 ? '07' : '01'}-01`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
