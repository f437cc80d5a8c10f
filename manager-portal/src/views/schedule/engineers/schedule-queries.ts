import type { DaySpan } from '@erm/contracts/calendar-day';
import {
  getSchedule,
  type DeletedEngineerRow,
  type Schedule,
  type ScheduleProject,
  type ScheduleRow,
} from '@erm/contracts/schedule';
import { inFull } from '@erm/contracts/schedule-forms';
import { withEmail } from '@erm/portal-kit';
import { useApi, type ApiClient } from '@erm/portal-sdk';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Gathered } from '../../../shared/gathered';
import { keyOf, lastAnswer } from '../../../shared/last-answer';
import { type Failures, failuresOf, FRESH_MS, pagesIn, pagesToRead } from '../../../shared/page-queries';
import { usePlaceOf } from '../../../shared/use-place-of';
import { PAGE_ROWS, scheduleQuery, type ScheduleQuery, type ScheduleSearch } from './schedule-search';
import { concernOfSchedule } from '../model/concern';
import { scheduleKey } from '../model/schedule-keys';
import { useReadAhead } from './use-read-ahead';

interface ScheduleRequest extends ScheduleSearch {
  /** First and last row to load; null until known. */
  rows: readonly [number, number] | null;
  /** Index of the focused row, which stays drawn. */
  kept?: number;
  /** Indexes of rows with picks, which are needed for the next change. */
  picked?: readonly number[];
}

/** A response and the requested days. */
type ScheduleOfDays = Schedule & { days: DaySpan };

/** The days for which a row is loaded, which may lag behind the drawn ones. */
export interface LoadedDays {
  days: DaySpan;
  /** Whether loading the drawn days failed. */
  failed: boolean;
}

/** The loaded part of a schedule. */
export interface ScheduleData extends Failures {
  /** By index, deleted engineers last; without rows that are not loaded. */
  rows: ReadonlyMap<number, ScheduleRow | DeletedEngineerRow>;
  daysAt: (index: number) => LoadedDays | undefined;
  /** Number of rows, including deleted engineers. */
  rowCount: number;
  projects: ReadonlyMap<string, ScheduleProject>;
  /** Undefined until anything is loaded. */
  totals: Pick<Schedule, 'total' | 'overCapacity' | 'overRows' | 'freeToday'> | undefined;
  /** True while showing data of a previous search or other days. */
  outdated: boolean;
}

/** Loads rows page by page, with many more days than are drawn, so that scrolling rarely triggers requests. */
export function useSchedule({ rows, kept = 0, picked = [], ...search }: ScheduleRequest): ScheduleData {
  const queryClient = useQueryClient();
  const keptPage = [...scheduleKey, ...keyOf(scheduleQuery(search)), Math.floor(kept / PAGE_ROWS)];
  const further = queryClient.getQueryData(keptPage) === undefined ? picked : [...picked, kept];
  const pages = rows ? pagesToRead(PAGE_ROWS, rows, further) : [];
  return usePages(search, pages.join());
}

/** @param listed comma-separated pages, as a stable dependency; empty until the first row is known */
function usePages(search: ScheduleSearch, listed: string): ScheduleData {
  const api = useApi();
  const queryClient = useQueryClient();
  const [searched, days] = keyOf(scheduleQuery(search));
  const [projects] = useState(() => new Gathered<ScheduleProject>());
  // Stable, so that rows change only with responses, not with every render.
  const combine = useCallback(
    (queries: UseQueryResult<ScheduleOfDays>[]) => {
      const ofSearch = [...scheduleKey, searched];
      const known = lastAnswer<ScheduleOfDays>(queryClient, [[...ofSearch, days], ofSearch]);
      // After a failure, known data of other days stay.
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
    // Pages loaded earlier are refetched when they become visible again.
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
    meta: { concern: concernOfSchedule(query) },
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data } = await api.call(getSchedule, {
        query: { ...query, offset: page * PAGE_ROWS },
        signal,
      });
      return withDays(data, query);
    },
  };
}

/** Finds the row of an engineer or assignment, and loads its page. */
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
  /** A response with the totals. */
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
  const totals = known ?? loaded.findLast((data) => data !== undefined);
  return {
    rows,
    daysAt: (index) => days.get(Math.floor(index / PAGE_ROWS)),
    rowCount: totals ? totals.total + totals.deletedTotal : 0,
    projects: projects.gather(loaded.flatMap((data) => data?.projects ?? [])),
    totals,
    ...failuresOf(queries, totals !== undefined),
    outdated: queries.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

function withDays(schedule: Schedule, { from, to }: ScheduleQuery): ScheduleOfDays {
  const days = { startDate: from, endDate: to };
  const rows = schedule.rows.map((row) => ({ ...inFull(row, days), engineer: withEmail(row.engineer) }));
  return { ...schedule, rows, days };
}
