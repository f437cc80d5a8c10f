import { listProjects } from '@erm/contracts/projects';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from './query-keys';

interface ProjectQuery {
  q: string;
  /** False while the list is not shown. */
  enabled?: boolean;
}

/** Loads all projects, or those that match `q`. */
export function useProjects({ q, enabled }: ProjectQuery) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.projects, 'list', q],
    failed: 'Failed to fetch projects',
    enabled,
    async load(cursor, signal) {
      const { data, page } = await api.call(listProjects, { query: { limit: PAGE_SIZE, cursor, q }, signal });
      return { rows: data, page };
    },
  });
}
