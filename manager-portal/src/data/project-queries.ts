import { listProjects } from '@erm/contracts/projects';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

interface ProjectQuery {
  q: string;
  /** False while the list is not shown. */
  enabled?: boolean;
}

/** Loads one project. Null if it does not exist. */
export function useProject(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.projects, 'one', id],
    enabled: id !== undefined,
    async queryFn({ signal }) {
      const { data } = await api.call(listProjects, { query: { id, limit: 1 }, signal });
      return data[0] ?? null;
    },
  });
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
