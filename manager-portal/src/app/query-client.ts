import { QUERY_DEFAULTS } from '@erm/portal-sdk';
import { QueryClient } from '@tanstack/react-query';

/** A cache with the product's limits (spec §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });
}
