import { ApiError } from '@erm/portal-sdk';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;
const UNUSED_CACHE_MS = 5 * 60_000;

/**
 * Creates a query cache with the product's limits (product-rules#limits): a failed query is retried 3 times with an
 * increasing delay of up to 30 s, and unused data is retained for 5 minutes. A 4xx is final, so it is not retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && !isClientError(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_DELAY_MS),
        gcTime: UNUSED_CACHE_MS,
      },
    },
  });
}

function isClientError(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
