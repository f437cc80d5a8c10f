import type { LiveEvent } from '@erm/contracts/events';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** How a change affects a page: in any way, only in the totals of its list, or not at all. */
export type Concern = 'rows' | 'totals' | 'nothing';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Without it, a query is read again after every change of others. A page's number is last in its key. */
      concern?: (change: LiveEvent, page: never) => Concern;
    };
  }
}

/**
 * Refetches what other users' changes affect; null if anything may have changed. Every page includes the totals of its
 * list, so if only those are affected, one page on screen is enough.
 */
export function readAgain(queryClient: QueryClient, changes: readonly LiveEvent[] | null): void {
  const inSight = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => ({ query, list: listOf(query), concern: concernOf(query, changes) }));
  const read = new Set<Query>();
  const lists = new Set<string>();
  for (const { query, list } of inSight.filter(({ concern }) => concern === 'rows')) {
    read.add(query);
    lists.add(list);
  }
  for (const { query, list } of inSight.filter(({ concern }) => concern === 'totals')) {
    if (!lists.has(list)) read.add(query);
    lists.add(list);
  }
  void queryClient.invalidateQueries({ predicate: (query) => read.has(query) || !query.isActive() });
}

function concernOf({ meta, state }: Query, changes: readonly LiveEvent[] | null): Concern {
  const { concern } = meta ?? {};
  if (!changes || !concern || state.data === undefined) return 'rows';
  const concerns = changes.map((change) => concern(change, state.data as never));
  return (['rows', 'totals'] as const).find((each) => concerns.includes(each)) ?? 'nothing';
}

const listOf = ({ queryKey }: Query) => hashKey(queryKey.slice(0, -1));
