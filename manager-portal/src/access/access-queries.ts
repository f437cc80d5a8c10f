import { sortsOf } from '@erm/contracts/envelope';
import { listInvitations } from '@erm/contracts/invitations';
import { listManagers, listManagersQuery } from '@erm/contracts/managers';
import { PAGE_SIZE, useList } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';

/** The first elements of this page's query keys. */
export const accessKeys = { managers: 'managers', invitations: 'invitations' } as const;

export const managerSorts = sortsOf(listManagersQuery);

/** Loads the managers, or those that match `q`. */
export function useManagers(q: string, sort: (typeof managerSorts)[number]) {
  const api = useApi();
  return useList({
    queryKey: [accessKeys.managers, 'list', q, sort],
    failed: 'Failed to fetch managers',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, q, sort };
      const { data, page } = await api.call(listManagers, { query, signal });
      return { rows: data.managers, page };
    },
  });
}

/** Loads the pending invitations, newest first, or those that match `q`. */
export function useInvitations(q: string) {
  const api = useApi();
  return useList({
    queryKey: [accessKeys.invitations, 'list', q],
    failed: 'Failed to fetch invitations',
    async load(cursor, signal) {
      const query = { limit: PAGE_SIZE, cursor, q };
      const { data, page } = await api.call(listInvitations, { query, signal });
      return { rows: data.invitations, page };
    },
  });
}
