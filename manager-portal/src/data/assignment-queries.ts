import type { DaySpan } from '@erm/contracts/calendar-day';
import { listAssignments, listAssignmentsQuery } from '@erm/contracts/assignments';
import { sortsOf } from '@erm/contracts/envelope';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

export const assignmentSorts = sortsOf(listAssignmentsQuery);
type AssignmentSort = (typeof assignmentSorts)[number];

interface AssignmentFilter {
  q?: string;
  sort?: AssignmentSort;
  /** Limits the list to this project's assignments. */
  projectId?: string;
}

/** The most assignments of one engineer in one span that a tooltip lists. */
const FEW = 6;

/** Loads an engineer's assignments in a span. */
export function useAssignmentsIn(engineerId: string, { startDate, endDate }: DaySpan) {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.assignments, 'in', engineerId, startDate, endDate],
    async queryFn({ signal }) {
      const query = { engineerId, from: startDate, to: endDate, sort: 'startDate', limit: FEW } as const;
      const { data, page } = await api.call(listAssignments, { query, signal });
      return { assignments: data, total: page?.total ?? data.length };
    },
  });
}

/** Loads all assignments, or those that match the filters. */
export function useAssignments(filter: AssignmentFilter) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.assignments, 'list', filter],
    failed: 'Failed to fetch assignments',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, ...filter };
      const { data, page } = await api.call(listAssignments, { query, signal });
      return { rows: data, page };
    },
  });
}
