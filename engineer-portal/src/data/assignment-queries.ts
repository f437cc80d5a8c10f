import { listAssignments } from '@erm/contracts/assignments';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from './query-keys';

/** The orders that the table's headers offer, out of those the server takes. */
export const assignmentSorts = [
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
type AssignmentSort = (typeof assignmentSorts)[number];

/** The signed-in engineer's assignments, or those whose project's name matches `q`. */
export function useOwnAssignments({ q, sort }: { q: string; sort: AssignmentSort }) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.assignments, 'list', q, sort],
    failed: 'Failed to fetch assignments',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, sort, q, cursor };
      const { data, page } = await api.call(listAssignments, { query, signal });
      return { rows: data, page };
    },
  });
}
