import type { DaySpan } from '@erm/contracts/calendar-day';
import {
  getSchedule,
  type DeletedEngineerRow,
  type Schedule,
  type ScheduleProject,
  type ScheduleRow,
} from '@erm/contracts/schedule';
import { errorCause, withEmail } from '@erm/portal-kit';
import { useApi, type ApiClient } from '@erm/portal-sdk';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Gathered } from '../../../shared/gathered';
import { keyOf, lastAnswer } from '../../../shared/last-answer';
import { pagesIn, pagesToRead } from '../../../shared/pages-to-read';
import { usePlaceOf } from '../../../shared/use-place-of';
import { PAGE_ROWS, scheduleQuery, type ScheduleQuery, type ScheduleSearch } from './schedule-search';
import { scheduleKey } from '../model/schedule-keys';
import { useReadAhead } from './use-read-ahead';

/** The page that was read to find a row is not read again at once. */
const FRESH_MS = 10_000;

interface ScheduleRequest extends ScheduleSearch {
  /** The rows to load, from the first to the last; null as long as that is not known. */
  rows: readonly [number, number] | null;
  /** A row that stays drawn wherever you scroll, because it has the focus. */
  kept?: number;
  /** Rows of which something is picked: what is known of it is sent with the next change. */
  picked?: readonly number[];
}

/** An answer, and the days that were asked for. */
type ScheduleOfDays = Schedule & { days: DaySpan };

/** The days for which a row is loaded. They are others than those that are drawn until these are loaded, too. */
export interface LoadedDays {
  days: DaySpan;
  /** Whether those that are drawn could not be loaded. */
  failed: boolean;
}

/** A schedule as far as it is loaded. */
export interface ScheduleData {
  /** By index, with deleted engineers after all others; rows that are not loaded yet are missing. */
  rows: ReadonlyMap<number, ScheduleRow | DeletedEngineerRow>;
  daysAt: (index: number) => LoadedDays | undefined;
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
export function useSchedule({ rows, kept = 0, picked = [], ...search }: ScheduleRequest): ScheduleData {
  const queryClient = useQueryClient();
  const keptPage = [...scheduleKey, ...keyOf(scheduleQuery(search)), Math.floor(kept / PAGE_ROWS)];
  const further = queryClient.getQueryData(keptPage) === undefined ? picked : [...picked, kept];
  const pages = rows ? pagesToRead(PAGE_ROWS, rows, further) : [];
  return usePages(search, pages.join());
}

/** @param listed the pages with commas between them, to stay the same as long as they do; none while it is not known where to begin */
function usePages(search: ScheduleSearch, listed: string): ScheduleData {
  const api = useApi();
  const queryClient = useQueryClient();
  const [searched, days] = keyOf(scheduleQuery(search));
  const [projects] = useState(() => new Gathered<ScheduleProject>());
  // Kept, so that rows are drawn again only after an answer, not with every render.
  const combine = useCallback(
    (queries: UseQueryResult<ScheduleOfDays>[]) => {
      const ofSearch = [...scheduleKey, searched];
      const known = lastAnswer<ScheduleOfDays>(queryClient, [[...ofSearch, days], ofSearch]);
      // What could not be loaded leaves what is known of other days.
      const ofOtherDays = (page: number) => lastAnswer<ScheduleOfDays>(queryClient, [ofSearch], page);
      return join(pagesIn(listed), queries, { known, ofOtherDays, projects });
    },
    [queryClient, searched, days, listed, projects],
  );
  const data = useQueries({
    queries: pagesIn(listed).map((page) => ({
      ...pageQuery(api, search, page),
      placeholderData: () =>
        lastAnswer<ScheduleOfDays>(queryClient, [[...scheduleKey, searched], scheduleKey], page),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  useReadAhead(search.days, !data.outdated, (daysAhead) => {
    const ahead = { ...search, days: daysAhead };
    if (keyOf(scheduleQuery(ahead))[1] === days) return;
    // What was read before is read again when you come to it.
    pagesIn(listed).forEach(
      (page) => void queryClient.prefetchQuery({ ...pageQuery(api, ahead, page), staleTime: Infinity }),
    );
  });
  return data;
}

function pageQuery(api: ApiClient, search: ScheduleSearch, page: number) {
  const query = scheduleQuery(search);
  return {
    queryKey: [...scheduleKey, ...keyOf(query), page],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data } = await api.call(getSchedule, {
        query: { ...query, offset: page * PAGE_ROWS },
        signal,
      });
      return withDays(data, query);
    },
  };
}

/** Where an engineer or an assignment is, which loads its page. */
export function useSchedulePlaceOf(id: string | null, search: ScheduleSearch) {
  const api = useApi();
  const query = scheduleQuery(search);
  return usePlaceOf<ScheduleOfDays>(id, {
    key: [...scheduleKey, ...keyOf(query)],
    rows: PAGE_ROWS,
    load: async (around, signal) =>
      withDays((await api.call(getSchedule, { query: { ...query, around }, signal })).data, query),
  });
}

interface Known {
  /** What says how many rows there are. */
  known: Schedule | undefined;
  ofOtherDays: (page: number) => ScheduleOfDays | undefined;
  projects: Gathered<ScheduleProject>;
}

function join(
  pages: readonly number[],
  queries: readonly UseQueryResult<ScheduleOfDays>[],
  { known, ofOtherDays, projects }: Known,
): ScheduleData {
  const rows = new Map<number, ScheduleRow | DeletedEngineerRow>();
  const days = new Map<number, LoadedDays>();
  const loaded = queries.map(
    ({ data, isError }, at) => data ?? (isError ? ofOtherDays(pages[at]!) : undefined),
  );
  for (const [at, data] of loaded.entries()) {
    const page = pages[at]!;
    if (!data) continue;
    days.set(page, { days: data.days, failed: queries[at]!.isError });
    [...data.rows, ...data.deletedRows].forEach((row, index) => rows.set(page * PAGE_ROWS + index, row));
  }
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const totals = known ?? loaded.findLast((data) => data !== undefined);
  return {
    rows,
    daysAt: (index) => days.get(Math.floor(index / PAGE_ROWS)),
    rowCount: totals ? totals.total + totals.deletedTotal : 0,
    projects: projects.gather(loaded.flatMap((data) => data?.projects ?? [])),
    totals,
    error: failed[0] && !totals ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && totals ? retry : undefined,
    outdated: queries.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

function withDays(schedule: Schedule, { from, to }: ScheduleQuery): ScheduleOfDays {
  const rows = schedule.rows.map((row) => ({ ...row, engineer: withEmail(row.engineer) }));
  return { ...schedule, rows, days: { startDate: from, endDate: to } };
}
