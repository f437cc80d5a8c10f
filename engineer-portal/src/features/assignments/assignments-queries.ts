import { listAssignments } from '@erm/contracts/assignments';
import { useApi } from '@erm/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

/** The orders that the screen's headers ask for, of those the server takes. */
export const ASSIGNMENT_SORTS = [
  'project',
  '-project',
  'role',
  '-role',
  'allocationPercentage',
  '-allocationPercentage',
  'startDate',
  '-startDate',
  'endDate',
  '-endDate',
] as const;
export type AssignmentSort = (typeof ASSIGNMENT_SORTS)[number];

/** The newest first. */
export const DEFAULT_SORT: AssignmentSort = '-startDate';

/** The own assignments, page by page; the server searches the project's name. */
export function useOwnAssignments({ q, sort }: { q: string; sort: AssignmentSort }) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['assignments', { q, sort }],
    queryFn: ({ pageParam, signal }) =>
      api.call(listAssignments, { query: { limit: PAGE_SIZE, sort, q, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page?.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
