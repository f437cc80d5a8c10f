import type { CalendarDay } from '@erm/contracts/calendar-day';
import { getRoadmap, type Roadmap, type RoadmapProject } from '@erm/contracts/roadmap';
import { inFull } from '@erm/contracts/roadmap-forms';
import { PAGE_SIZE } from '@erm/portal-kit';
import { type ApiClient, useApi } from '@erm/portal-sdk';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../data/query-keys';
import { keyOf, lastAnswer } from '../../shared/last-answer';
import { type Failures, failuresOf, FRESH_MS, pagesToRead } from '../../shared/page-queries';
import type { ShownProjects } from '../../shared/shown-projects/shown-projects';
import { usePlaceOf } from '../../shared/use-place-of';
import type { RoadmapFilter } from './roadmap-params';

/** Everything that determines the rows. */
export interface RoadmapRequest extends ShownProjects {
  q: string;
  from: CalendarDay;
  to: CalendarDay;
  filter: RoadmapFilter;
}

/** The loaded part of a roadmap. */
export interface RoadmapData extends Failures {
  /** By index; without rows that are not loaded. */
  rows: ReadonlyMap<number, RoadmapProject>;
  /** Undefined until anything is loaded. */
  totals: Omit<Roadmap, 'projects'> | undefined;
}

/** Loads a range of rows page by page; none while the range is null. */
export function useRoadmap(request: RoadmapRequest, wanted: readonly [number, number] | null): RoadmapData {
  const api = useApi();
  const queryClient = useQueryClient();
  const pages = wanted ? pagesToRead(PAGE_SIZE, wanted, []) : [];
  const [searched, days] = keyOf(request);
  const ofSearch = [...roadmapKey, searched];
  const ofDays = [...ofSearch, days];
  const queries = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...ofDays, page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        load(api, { ...queryOf(request), offset: page * PAGE_SIZE }, signal),
      placeholderData: () => lastAnswer<Roadmap>(queryClient, [ofSearch, roadmapKey], page),
      staleTime: FRESH_MS,
    })),
  });
  return join(pages, queries, lastAnswer(queryClient, [ofDays, ofSearch]));
}

/** Finds the row of a project, and loads its page. */
export function useRoadmapPlaceOf(id: string | null, request: RoadmapRequest) {
  const api = useApi();
  return usePlaceOf<Roadmap>(id, {
    key: [...roadmapKey, ...keyOf(request)],
    rows: PAGE_SIZE,
    load: (around, signal) => load(api, { ...queryOf(request), around }, signal),
  });
}

async function load(
  api: ApiClient,
  query: ReturnType<typeof queryOf> & { offset?: number; around?: string },
  signal: AbortSignal,
): Promise<Roadmap> {
  const { data } = await api.call(getRoadmap, { query: { ...query, form: 'short' }, signal });
  return { ...data, projects: data.projects.map(inFull) };
}

function queryOf({ filter, ...shown }: RoadmapRequest) {
  const { departments: department, skills: skill, project, only, status } = filter;
  return { ...shown, department, skill, project, only, status, limit: PAGE_SIZE };
}

const roadmapKey = [queryKeys.projects, 'roadmap'];

function join(
  pages: readonly number[],
  queries: readonly UseQueryResult<Roadmap>[],
  known: Roadmap | undefined,
): RoadmapData {
  const rows = new Map<number, RoadmapProject>();
  queries.forEach(({ data }, at) =>
    data?.projects.forEach((project, index) => rows.set(pages[at]! * PAGE_SIZE + index, project)),
  );
  const totals = known ?? queries.flatMap(({ data }) => data ?? []).at(-1);
  return { rows, totals, ...failuresOf(queries, totals !== undefined) };
}
