import { plannablePart, type DaySpan } from '@erm/contracts/calendar-day';
import {
  getProjectSchedule,
  MAX_OPEN,
  type getProjectScheduleQuery,
  type ProjectSchedule,
  type ProjectScheduleRow,
} from '@erm/contracts/schedule';
import { withEmail } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import {
  useQueries,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { z } from 'zod/mini';
import { keyOf, lastAnswer } from '../../../shared/last-answer';
import { type Failures, failuresOf, FRESH_MS, pagesIn, pagesToRead } from '../../../shared/page-queries';
import type { ProjectFilter } from '../../../shared/project-filter/project-filter';
import type { ShownProjects } from '../../../shared/shown-projects/shown-projects';
import { usePlaceOf } from '../../../shared/use-place-of';
import { projectScheduleKey } from '../model/schedule-keys';
import { concernOfProjects } from './concern-of-projects';

/** Rows per request. */
const PAGE_ROWS = 25;

type Search = z.input<typeof getProjectScheduleQuery>;

/** IDs of the projects whose assignments are needed; of the others, their staffing is. */
export type Whole = 'all' | readonly string[];

export type Member = ProjectSchedule['engineers'][number];

/** The loaded part of a schedule by project. */
export interface ProjectData extends Failures {
  /** By index; without projects that are not loaded. */
  rows: ReadonlyMap<number, ProjectScheduleRow>;
  /** All engineers assigned to them, by ID. */
  members: ReadonlyMap<string, Member>;
  /** Number of matching projects; undefined until anything is loaded. */
  total: number | undefined;
  /** How many are not among those shown. */
  notShown: number;
  /** Refetches pages that lack needed assignments. */
  incomplete: readonly (() => Promise<unknown>)[];
}

interface ProjectRequest {
  shown: ShownProjects;
  q: string;
  filter: ProjectFilter;
  /** All days of the canvas, so that scrolling never changes a project's places. */
  span: DaySpan;
  whole: Whole;
  /** First and last visible project; null until known. */
  wanted: readonly [number, number] | null;
  /** Indexes of projects with picks, which are needed for the next change. */
  picked?: readonly number[];
}

/** Loads visible projects page by page. Loaded pages stay, because open projects need their rows. */
export function useProjectSchedule(request: ProjectRequest): ProjectData {
  const { wanted, picked = [], whole } = request;
  const pages = wanted ? pagesToRead(PAGE_ROWS, wanted, picked) : [];
  const data = usePages(searchOf(request), whole, pages.join());
  // When a project is opened.
  useEffect(() => data.incomplete.forEach((refetch) => void refetch()), [data.incomplete]);
  return data;
}

function searchOf({ q, shown, filter, span }: Omit<ProjectRequest, 'wanted' | 'picked' | 'whole'>): Search {
  const { departments: department, skills: skill, project, only } = filter;
  const { startDate: from, endDate: to } = plannablePart(span);
  return { from, to, q, ...shown, department, skill, project, only };
}

/** Not part of the search, so that opening a project keeps the pages. */
function formOf(whole: Whole): Pick<Search, 'form' | 'open'> {
  return whole === 'all' || whole.length > MAX_OPEN ? {} : { form: 'short', open: [...whole] };
}

const isNeeded = (whole: Whole, id: string) => whole === 'all' || whole.includes(id);

/** Finds the row of a project, or of an assignment's project, and loads its page. */
export function useProjectPlaceOf(id: string | null, request: Omit<ProjectRequest, 'wanted' | 'picked'>) {
  const api = useApi();
  const search = searchOf(request);
  return usePlaceOf<ProjectSchedule>(id, {
    key: [...projectScheduleKey, ...keyOf(search)],
    rows: PAGE_ROWS,
    async load(around, signal) {
      const query = { ...search, ...formOf(request.whole), limit: PAGE_ROWS, around };
      return named((await api.call(getProjectSchedule, { query, signal })).data);
    },
  });
}

/** @param listed comma-separated pages, as a stable dependency; empty until the first row is known */
function usePages(search: Search, whole: Whole, listed: string): ProjectData {
  const api = useApi();
  const queryClient = useQueryClient();
  const [searched, days] = keyOf(search);
  // Stable, so that derived data are computed once per response.
  const combine = useCallback(
    (queries: UseQueryResult<ProjectSchedule>[]) => {
      const ofSearch = [...projectScheduleKey, searched];
      const ofDays = [...ofSearch, days];
      const known = lastAnswer<ProjectSchedule>(queryClient, [ofDays, ofSearch]);
      return join(cachedPages(queryClient, ofDays), pagesIn(listed), queries, { known, whole });
    },
    [queryClient, searched, days, whole, listed],
  );
  return useQueries({
    queries: pagesIn(listed).map((page) => ({
      queryKey: [...projectScheduleKey, searched, days, page],
      meta: { concern: concernOfProjects(search) },
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { ...search, ...formOf(whole), limit: PAGE_ROWS, offset: page * PAGE_ROWS };
        return named((await api.call(getProjectSchedule, { query, signal })).data);
      },
      placeholderData: () =>
        lastAnswer<ProjectSchedule>(
          queryClient,
          [[...projectScheduleKey, searched], projectScheduleKey],
          page,
        ),
      staleTime: FRESH_MS,
    })),
    combine,
  });
}

function named({ engineers, ...rest }: ProjectSchedule): ProjectSchedule {
  return {
    ...rest,
    engineers: engineers.map((member) => ({ ...member, engineer: withEmail(member.engineer) })),
  };
}

type Page = [page: number, data: ProjectSchedule | undefined];

function cachedPages(queryClient: QueryClient, queryKey: QueryKey): Page[] {
  return queryClient
    .getQueriesData<ProjectSchedule>({ queryKey })
    .map(([key, data]) => [Number(key.at(-1)), data]);
}

/** Requested pages come first, because they are up to date: a project that moved up may be in others, too. */
function join(
  cached: readonly Page[],
  asked: readonly number[],
  queries: readonly UseQueryResult<ProjectSchedule>[],
  { known, whole }: { known: ProjectSchedule | undefined; whole: Whole },
): ProjectData {
  const rows = new Map<number, ProjectScheduleRow>();
  const members = new Map<string, Member>();
  const others = cached.filter(([page]) => !asked.includes(page));
  const pages = [...asked.map((page, at): Page => [page, queries[at]?.data]), ...others];
  const placed = new Set<string>();
  for (const [page, data] of pages) {
    data?.rows.forEach((row, index) => {
      if (!placed.has(row.project._id)) rows.set(page * PAGE_ROWS + index, row);
      placed.add(row.project._id);
    });
    data?.engineers.forEach((member) => {
      if (!members.has(member.engineer._id)) members.set(member.engineer._id, member);
    });
  }
  const { total, notShown = 0 } = known ?? pages.flatMap(([, data]) => data ?? []).at(-1) ?? {};
  return {
    rows,
    members,
    total,
    notShown,
    ...failuresOf(queries, total !== undefined),
    incomplete: queries
      .filter(({ status, fetchStatus }) => status === 'success' && fetchStatus === 'idle')
      .filter(({ data }) => data?.rows.some((row) => row.staffing && isNeeded(whole, row.project._id)))
      .map(({ refetch }) => refetch),
  };
}
