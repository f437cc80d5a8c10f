import { listAssignments } from '@erm/contracts/assignments';
import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import {
  getSchedule,
  type DeletedEngineerRow,
  type Schedule,
  type ScheduleProject,
  type ScheduleRow,
} from '@erm/contracts/schedule';
import { addColumns } from '@erm/contracts/time-columns';
import { errorCause } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../../data/query-keys';
import { lastAnswer } from '../../../../shared/last-answer';
import type { RosterFilter } from '../../../../shared/roster-filter/roster-filter';
import { usePlaceOf } from '../../../../shared/use-place-of';

/** Rows per request: about as many as are in sight, so that the first ones are there soon. */
const PAGE_ROWS = 15;
/**
 * The weeks around this one that are read as long as all days that are drawn are in them: what wide screens draw at first.
 * portal.json has the page ask for exactly these before this code is there.
 */
const NEAR_WEEKS = [-23, 40] as const;
/** The page that was read to find a row is not read again at once. */
const FRESH_MS = 10_000;

/** Everything that decides which rows there are, and with what. */
export interface ScheduleSearch {
  q: string;
  filter: RosterFilter;
  /** The days that are drawn. */
  days: DaySpan;
  today: CalendarDay;
}

interface ScheduleRequest extends ScheduleSearch {
  /** The rows to load, from the first to the last; null as long as that is not known. */
  rows: readonly [number, number] | null;
  /** A row that stays drawn wherever one scrolls, because it has the focus. */
  kept?: number;
}

/** A schedule as far as it is loaded. */
export interface ScheduleData {
  /** By index, with deleted engineers after all others; rows that are not loaded yet are missing. */
  rows: ReadonlyMap<number, ScheduleRow | DeletedEngineerRow>;
  /** How many rows there are, also those of deleted engineers. */
  rowCount: number;
  projects: ReadonlyMap<string, ScheduleProject>;
  /** Undefined until anything is loaded. */
  totals: Pick<Schedule, 'total' | 'overCapacity' | 'overRows' | 'freeToday'> | undefined;
  /** Set if nothing can be shown. */
  error: { cause: string | undefined; onRetry: () => void } | undefined;
  /** Reads the failed pages again, if some failed and others can be shown. */
  retryFailed: (() => void) | undefined;
  /** True while what is shown belongs to another search or other days. */
  outdated: boolean;
}

/** Loads rows page by page, with the assignments of many more days than are drawn, so that scrolling rarely asks for others. */
export function useSchedule({ rows, kept = 0, ...search }: ScheduleRequest): ScheduleData {
  const api = useApi();
  const queryClient = useQueryClient();
  const pages = rows ? range(Math.floor(rows[0] / PAGE_ROWS), Math.floor(rows[1] / PAGE_ROWS)) : [];
  const query = scheduleQuery(search);
  const keptPage = Math.floor(kept / PAGE_ROWS);
  const isRead = queryClient.getQueryData(pageKey(query, keptPage)) !== undefined;
  if (rows && isRead && !pages.includes(keptPage)) pages.unshift(keptPage);
  const queries = useQueries({
    queries: pages.map((page) => ({
      queryKey: pageKey(query, page),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await api.call(getSchedule, {
          query: { ...query, offset: page * PAGE_ROWS },
          signal,
        });
        return data;
      },
      placeholderData: () => lastAnswer<Schedule>(queryClient, scheduleKey, page),
      staleTime: FRESH_MS,
    })),
  });
  // Other pages of the same search say how many rows there are. Without them, a jump to a new page would lose its place.
  const known = queryClient.getQueriesData<Schedule>({ queryKey: [...scheduleKey, query] });
  return join(pages, queries, known.flatMap(([, data]) => data ?? []).at(-1));
}

/** Where an engineer or an assignment is, which loads its page. */
export function useSchedulePlaceOf(id: string | null, search: ScheduleSearch) {
  const api = useApi();
  const query = scheduleQuery(search);
  return usePlaceOf<Schedule>(id, {
    key: [...scheduleKey, query],
    rows: PAGE_ROWS,
    load: async (around, signal) =>
      (await api.call(getSchedule, { query: { ...query, around }, signal })).data,
  });
}

/** How many assignments there are, of whomever and whenever. Undefined until that is known, or if it is not asked. */
export function useAssignmentCount(isAsked: boolean): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [queryKeys.assignments, 'count'],
    enabled: isAsked,
    async queryFn({ signal }) {
      const { data: rows, page } = await api.call(listAssignments, { query: { limit: 1 }, signal });
      return page?.total ?? rows.length;
    },
  });
  return data;
}

type Query = ReturnType<typeof scheduleQuery>;

function scheduleQuery({ q, filter, days, today }: ScheduleSearch) {
  const { departments, skills, project, only, min } = filter;
  const { startDate: from, endDate: to } = daysToRead(days, today);
  return { from, to, q, project, only, min, department: departments, skill: skills, limit: PAGE_ROWS };
}

const scheduleKey = [queryKeys.assignments, 'schedule'];
const pageKey = (query: Query, page: number) => [...scheduleKey, query, page];

function join(
  pages: readonly number[],
  queries: readonly UseQueryResult<Schedule>[],
  known: Schedule | undefined,
): ScheduleData {
  const rows = new Map<number, ScheduleRow | DeletedEngineerRow>();
  const projects = new Map<string, ScheduleProject>();
  queries.forEach(({ data }, at) => {
    if (!data) return;
    [...data.rows, ...data.deletedRows].forEach((row, index) =>
      rows.set(pages[at]! * PAGE_ROWS + index, row),
    );
    data.projects.forEach((project) => projects.set(project._id, project));
  });
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const totals = queries.flatMap(({ data }) => data ?? []).at(-1) ?? known;
  return {
    rows,
    rowCount: totals ? totals.total + totals.deletedTotal : 0,
    projects,
    totals,
    error: failed[0] && !totals ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && totals ? retry : undefined,
    outdated: queries.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

function daysToRead(days: DaySpan, today: CalendarDay): DaySpan {
  const [startDate, endDate] = NEAR_WEEKS.map((weeks) => addColumns(today, 'week', weeks)) as [
    string,
    string,
  ];
  return startDate <= days.startDate && days.endDate <= endDate
    ? { startDate, endDate }
    : halfYearsAround(days);
}

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
