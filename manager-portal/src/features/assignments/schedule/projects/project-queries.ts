import type { DaySpan } from '@erm/contracts/calendar-day';
import {
  getProjectSchedule,
  type getProjectScheduleQuery,
  type ProjectSchedule,
  type ProjectScheduleRow,
} from '@erm/contracts/schedule';
import { errorCause } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQueries, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod/mini';
import { lastAnswer } from '../last-answer';
import type { ProjectFilter } from '../../../../shared/project-filter/project-filter';
import { projectScheduleKey } from './project-schedule-key';

/** Rows per request. */
const PAGE_ROWS = 25;

type Search = z.input<typeof getProjectScheduleQuery>;

export type Member = ProjectSchedule['engineers'][number];

/** A schedule by project as far as it is loaded. */
export interface ProjectData {
  /** By index; those that are not loaded yet are missing. */
  rows: ReadonlyMap<number, ProjectScheduleRow>;
  /** Everybody who is assigned to them, by ID. */
  members: ReadonlyMap<string, Member>;
  /** How many projects match, undefined until anything is loaded. */
  total: number | undefined;
  /** Set if nothing can be shown. */
  error: { cause: string | undefined; onRetry: () => void } | undefined;
  /** Reads the failed pages again, if some failed and others can be shown. */
  retryFailed: (() => void) | undefined;
}

interface ProjectRequest {
  q: string;
  filter: ProjectFilter;
  /** All days one can scroll to, so that scrolling never changes the places of a project. */
  span: DaySpan;
  /** The projects in sight, from the first to the last. */
  wanted: readonly [number, number];
}

/** Loads the projects in sight page by page. Pages that were read before stay, because open projects need their rows. */
export function useProjectSchedule({ q, filter, span, wanted }: ProjectRequest): ProjectData {
  const { departments: department, skills: skill, project, only } = filter;
  const search = { from: span.startDate, to: span.endDate, q, department, skill, project, only };
  return usePages(search, JSON.stringify(search), wanted);
}

/** @param searched stands for the search, and stays the same as long as the search does */
function usePages(search: Search, searched: string, wanted: ProjectRequest['wanted']): ProjectData {
  const api = useApi();
  const queryClient = useQueryClient();
  const [firstPage, lastPage] = [Math.floor(wanted[0] / PAGE_ROWS), Math.floor(wanted[1] / PAGE_ROWS)];
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  // Kept, so that what follows from the data is computed once per answer.
  const combine = useCallback(
    (queries: UseQueryResult<ProjectSchedule>[]) =>
      join(cachedPages(queryClient, searched), firstPage, queries),
    [queryClient, searched, firstPage],
  );
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: [...projectScheduleKey, searched, page],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { ...search, limit: PAGE_ROWS, offset: page * PAGE_ROWS };
        return (await api.call(getProjectSchedule, { query, signal })).data;
      },
      placeholderData: () => lastAnswer<ProjectSchedule>(queryClient, projectScheduleKey, page),
    })),
    combine,
  });
}

type Page = [page: number, data: ProjectSchedule | undefined];

function cachedPages(queryClient: QueryClient, searched: string): Page[] {
  return queryClient
    .getQueriesData<ProjectSchedule>({ queryKey: [...projectScheduleKey, searched] })
    .map(([key, data]) => [Number(key.at(-1)), data]);
}

/** What is in sight comes last, because it is up to date. */
function join(
  cached: readonly Page[],
  firstPage: number,
  queries: readonly UseQueryResult<ProjectSchedule>[],
): ProjectData {
  const rows = new Map<number, ProjectScheduleRow>();
  const members = new Map<string, Member>();
  const others = cached.filter(([page]) => page < firstPage || page >= firstPage + queries.length);
  const inSight = queries.map(({ data }, at): Page => [firstPage + at, data]);
  const pages = [...others, ...inSight];
  for (const [page, data] of pages) {
    data?.rows.forEach((row, index) => rows.set(page * PAGE_ROWS + index, row));
    data?.engineers.forEach((member) => members.set(member.engineer._id, member));
  }
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const total = pages.flatMap(([, data]) => data ?? []).at(-1)?.total;
  return {
    rows,
    members,
    total,
    error:
      failed[0] && total === undefined ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && total !== undefined ? retry : undefined,
  };
}
