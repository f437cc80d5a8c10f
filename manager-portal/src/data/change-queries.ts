import type { AuditEntity } from '@erm/contracts/audit-entities';
import { listChanges } from '@erm/contracts/changes';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { queryKeys } from './query-keys';

/** Which changes are listed. */
export interface ChangeFilter {
  entity?: AuditEntity;
  entityId?: string;
  mine?: 'true';
}

/** Loads changes, newest first. */
export function useChanges(filter: ChangeFilter) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.changes, filter],
    failed: 'Failed to load the history',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, ...filter };
      const { data, page } = await api.call(listChanges, { query, signal });
      return { rows: data, page };
    },
  });
}
