import { capacityLowering } from '@erm/contracts/capacity-lowering';
import { listChanges } from '@erm/contracts/changes';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import type { ApiClient } from '@erm/portal-sdk';

interface Lowered {
  _id: string;
  maxCapacity: number;
}

/** Finds in the history of an engineer who lowered the max capacity, if anybody did. */
export const capacityLoweringQuery = (api: ApiClient, { _id, maxCapacity }: Lowered) => ({
  queryKey: ['changes', 'lowering', _id, maxCapacity],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { entityId: _id, limit: MAX_PAGE_SIZE } as const;
    return capacityLowering((await api.call(listChanges, { query, signal })).data, maxCapacity);
  },
});
