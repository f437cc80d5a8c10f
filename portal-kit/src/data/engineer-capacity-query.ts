import { getEngineerCapacity } from '@erm/contracts/engineers';
import type { ApiClient } from '@erm/portal-sdk';

/** How an engineer's capacity and assignments are loaded, and kept under one key whoever asks. */
export const engineerCapacityQuery = (api: ApiClient, id: string) => ({
  queryKey: ['capacity', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.call(getEngineerCapacity, { params: { id }, signal })).data.engineer,
});
