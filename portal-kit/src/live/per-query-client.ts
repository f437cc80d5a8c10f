import type { QueryClient } from '@tanstack/react-query';

/** A portal-wide singleton, stored with the cache so that it ends with the session. */
export function perQueryClient<Value extends object>(
  create: (queryClient: QueryClient) => Value,
): (queryClient: QueryClient) => Value {
  const all = new WeakMap<QueryClient, Value>();
  return (queryClient) => {
    const known = all.get(queryClient) ?? create(queryClient);
    all.set(queryClient, known);
    return known;
  };
}
