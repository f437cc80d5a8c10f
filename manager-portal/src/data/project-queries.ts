import { listProjects } from '@erm/contracts/projects';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from './query-keys';
import { PAGE_SIZE, useList } from './use-list';

/** All projects, or those that match `q`. */
export function useProjects({ q }: { q: string }) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.projects, 'list', q],
    failed: 'Failed to fetch projects',
    async load(cursor, signal) {
      const { data, page } = await api.call(listProjects, { query: { limit: PAGE_SIZE, cursor, q }, signal });
      return { rows: data, page };
    },
  });
}
