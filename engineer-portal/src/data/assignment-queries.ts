import { listAssignments } from '@erm/contracts/assignments';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from './query-keys';

/** The sort orders of the table's headers, a subset of those that the server supports. */
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

/** Loads the signed-in engineer's assignments, filtered by project name if `q` is not empty. */
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
