import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The answer that was read last for a page, whatever was asked for: shown until there is a new one, so that rows and focus
 * stay. `keepPreviousData` does nothing in `useQueries`.
 * @param prefix the first elements of the queries' keys, whose last one is the page
 */
export function lastAnswer<Data>(queryClient: QueryClient, prefix: QueryKey, page: number): Data | undefined {
  const read = queryClient
    .getQueryCache()
    .findAll({ queryKey: prefix })
    .filter(({ queryKey, state }) => queryKey.at(-1) === page && state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return read[0]?.state.data as Data | undefined;
}
