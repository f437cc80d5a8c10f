import type { CalendarDay } from '@erm/contracts/calendar-day';
import { getRoadmap, type Roadmap, type RoadmapProject, type RoadmapSort } from '@erm/contracts/roadmap';
import { errorCause, PAGE_SIZE } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { keepPreviousData, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../data/query-keys';
import type { RoadmapFilter } from './roadmap-params';

/** Everything that decides which rows there are. */
export interface RoadmapRequest {
  q: string;
  from: CalendarDay;
  to: CalendarDay;
  sort: RoadmapSort;
  filter: RoadmapFilter;
}

/** A roadmap as far as it is loaded. */
export interface RoadmapData {
  /** By index; rows that are not loaded yet are missing. */
  rows: ReadonlyMap<number, RoadmapProject>;
  /** Undefined until anything is loaded. */
  totals: Omit<Roadmap, 'projects'> | undefined;
  /** Set if nothing can be shown. */
  error: { cause: string | undefined; onRetry: () => void } | undefined;
  /** Reads the failed pages again, if some failed and others can be shown. */
  retryFailed: (() => void) | undefined;
}

/** Loads the rows from the first to the last, page by page. */
export function useRoadmap(request: RoadmapRequest, [first, last]: readonly [number, number]): RoadmapData {
  const api = useApi();
  const queryClient = useQueryClient();
  const firstPage = Math.floor(first / PAGE_SIZE);
  const count = Math.floor(last / PAGE_SIZE) - firstPage + 1;
  const pages = Array.from({ length: count }, (_, index) => firstPage + index);
  const queries = useQueries({
    queries: pages.map((page) => ({
      queryKey: [queryKeys.projects, 'roadmap', request, page],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { filter, ...shown } = request;
        const { departments: department, skills: skill, project, only, status } = filter;
        const filtered = { department, skill, project, only, status };
        const query = { ...shown, ...filtered, limit: PAGE_SIZE, offset: page * PAGE_SIZE };
        return (await api.call(getRoadmap, { query, signal })).data;
      },
      placeholderData: keepPreviousData<Roadmap>,
    })),
  });
  // Other pages of the same request say how many rows there are. Without them, a jump to a new page would lose its place.
  const known = queryClient.getQueriesData<Roadmap>({ queryKey: [queryKeys.projects, 'roadmap', request] });
  return join(pages, queries, known.flatMap(([, data]) => data ?? []).at(-1));
}

function join(
  pages: readonly number[],
  queries: readonly UseQueryResult<Roadmap>[],
  known: Roadmap | undefined,
): RoadmapData {
  const rows = new Map<number, RoadmapProject>();
  queries.forEach(({ data }, at) =>
    data?.projects.forEach((project, index) => rows.set(pages[at]! * PAGE_SIZE + index, project)),
  );
  const failed = queries.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const totals = queries.flatMap(({ data }) => data ?? []).at(-1) ?? known;
  return {
    rows,
    totals,
    error: failed[0] && !totals ? { cause: errorCause(failed[0].error), onRetry: retry } : undefined,
    retryFailed: failed.length > 0 && totals ? retry : undefined,
  };
}
