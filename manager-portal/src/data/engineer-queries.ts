import type { DaySpan } from '@erm/contracts/calendar-day';
import { listEngineers, listEngineersQuery } from '@erm/contracts/engineers';
import { sortsOf } from '@erm/contracts/envelope';
import { engineerCapacityQuery, PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

export const engineerSorts = sortsOf(listEngineersQuery);
type EngineerSort = (typeof engineerSorts)[number];

interface RosterQuery {
  q: string;
  sort: EngineerSort;
  /** The days that `availableCapacity` covers (default today). */
  span?: DaySpan | null;
  /** False while the list is not shown. */
  enabled?: boolean;
}

/** Loads the engineers, or those that match `q`. */
export function useEngineers({ q, sort, span, enabled }: RosterQuery) {
  const api = useApi();
  const dates = span ? { from: span.startDate, to: span.endDate } : {};
  return useList({
    queryKey: [queryKeys.engineers, 'list', q, sort, dates],
    failed: 'Failed to fetch engineers',
    enabled,
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, q, sort, ...dates };
      const { data, page } = await api.call(listEngineers, { query, signal });
      return { rows: data.engineers, page };
    },
  });
}

/** Loads an engineer's capacity and assignments once the ID is known. */
export function useEngineerCapacity(id: string | null) {
  const api = useApi();
  return useQuery({
    ...engineerCapacityQuery(api, id ?? ''),
    enabled: id !== null && id !== '',
  });
}
