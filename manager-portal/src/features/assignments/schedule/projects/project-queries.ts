import type { DaySpan } from '@erm/contracts/calendar-day';
import { getProjectSchedule, type ProjectSchedule, type ProjectScheduleRow } from '@erm/contracts/schedule';
import { errorCause } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { hashKey, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { lastAnswer } from '../last-answer';
import type { ProjectFilter } from './project-filter';
import { projectScheduleKey } from './project-schedule-key';

/** Rows per request. */
const PAGE_ROWS = 25;

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
  const api = useApi();
  const queryClient = useQueryClient();
  const [firstPage, lastPage] = [Math.floor(wanted[0] / PAGE_ROWS), Math.floor(wanted[1] / PAGE_ROWS)];
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  const { departments: department, skills: skill, only } = filter;
  const search = { from: span.startDate, to: span.endDate, q, department, skill, only };
  const searched = hashKey([search]);
  // Kept, so that what follows from the data is computed once per answer.
  const combine = useCallback(
    (queries: UseQueryResult<ProjectSchedule>[]) => {
      const cached = queryClient
        .getQueriesData<ProjectSchedule>({ queryKey: [...projectScheduleKey, searched] })
        .map(([key, data]) => ({ page: Number(key.at(-1)), data }))
        .filter(({ page }) => page < firstPage || page >= firstPage + queries.length);
      // What is in sight comes last, because it is up to date.
      const inSight = queries.map(({ data }, at) => ({ page: firstPage + at, data }));
      return join([...cached, ...inSight], queries);
    },
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

function join(
  pages: readonly { page: number; data: ProjectSchedule | undefined }[],
  queries: readonly UseQueryResult<ProjectSchedule>[],
): ProjectData {
  const rows = new Map<number, ProjectScheduleRow>();
  const members = new Map<string, Member>();
  for (const { page, data } of pages) {
    data?.rows.forEach((row, index) => rows.set(page * PAGE_ROWS + index, row));
    data?.engineers.forEach((member) => members.set(member.engineer._id, member));
  }
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const total = queries.flatMap(({ data }) => data ?? []).at(-1)?.total;
  return {
    rows,
    members,
    total,
    error:
      failed[0] && total === undefined ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && total !== undefined ? retry : undefined,
  };
}
