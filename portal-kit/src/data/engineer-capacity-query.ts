import { getEngineerCapacity } from '@erm/contracts/engineers';
import type { ApiClient } from '@erm/portal-sdk';

/** Query for an engineer's capacity and assignments, which all callers share. */
export const engineerCapacityQuery = (api: ApiClient, id: string) => ({
  queryKey: ['capacity', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.call(getEngineerCapacity, { params: { id }, signal })).data.engineer,
});
