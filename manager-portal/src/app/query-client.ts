import { ApiError } from '@erm/portal-sdk';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const UNUSED_FOR_MS = 5 * 60_000;

/** Only what may pass by itself is worth another try: no answer at all, or a server in trouble. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A cache with the product's limits (spec §9): three retries with growing waits, unused data kept five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_FOR_MS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      },
    },
  });
}
