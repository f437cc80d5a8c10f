import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The answer that was read last for a page, whatever was asked for: shown until there is a new one, so that rows and focus
 * stay. `keepPreviousData` does nothing in `useQueries`.
 * @param prefix the first elements of the queries' keys, whose last one is the page
 */
export function lastAnswer<Data>(queryClient: QueryClient, prefix: QueryKey, page: number): Data | undefined {
  return newest(queryClient, prefix, ({ queryKey }) => queryKey.at(-1) === page);
}

/**
 * The answer that was read last of some pages, which says how many rows there are. Not that of one that is in sight: pages
 * are answered in any order, and with another number of rows, others are in sight.
 * @param prefix the first elements of the queries' keys
 */
export function newestAnswer<Data>(queryClient: QueryClient, prefix: QueryKey): Data | undefined {
  const hash = hashKey(prefix);
  // A search without conditions matches those with some, too.
  return newest(queryClient, prefix, ({ queryKey }) => hashKey(queryKey.slice(0, prefix.length)) === hash);
}

function newest<Data>(queryClient: QueryClient, queryKey: QueryKey, matches: (query: Query) => boolean) {
  const read = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter((query) => query.state.data !== undefined && matches(query))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return read[0]?.state.data as Data | undefined;
}
