import { getEngineerCapacity, listEngineers, listEngineersQuery } from '@erm/contracts/engineers';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { PAGE_SIZE, useList } from './use-list';

export const engineerSorts = listEngineersQuery.shape.sort.unwrap().options;
type EngineerSort = (typeof engineerSorts)[number];

/** The roster, or what of it matches `q`. */
export function useEngineers({ q, sort }: { q: string; sort: EngineerSort }) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.engineers, 'list', q, sort],
    failed: 'Failed to fetch engineers',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, q, sort };
      const { data, page } = await api.call(listEngineers, { query, signal });
      return { rows: data.engineers, page };
    },
  });
}

/** One engineer's load and assignments; asked for once an id is known. */
export function useEngineerCapacity(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.capacity, id],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getEngineerCapacity, { params: { id: id ?? '' }, signal });
      return data.engineer;
    },
    enabled: id !== null && id !== '',
  });
}
