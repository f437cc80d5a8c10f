import type { DaySpan } from '@erm/contracts/calendar-day';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The days of a query, separate from its search. */
interface DaysQuery {
  from: DaySpan['startDate'];
  to: DaySpan['endDate'];
}

/**
 * Key elements that identify a query apart from its page number: the search, and the days. Strings, so that they are
 * equal as long as the search is.
 */
export function keyOf({ from, to, ...found }: DaysQuery): readonly [searched: string, days: string] {
  return [JSON.stringify(found), `${from} ${to}`];
}

/**
 * The latest cached answer for the first of some keys that has any. Keeps rows and the row count on screen until the
 * requested answer arrives: `useQueries` does not support `keepPreviousData` across keys, and the row count determines
 * all positions.
 * @param keys key prefixes, most specific first
 * @param page last element of the key; without it, any page
 */
export function lastAnswer<Data>(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  page?: number,
): Data | undefined {
  for (const queryKey of keys) {
    const [last] = queryClient
      .getQueryCache()
      .findAll({ queryKey })
      .filter(({ queryKey: key, state }) => state.data !== undefined && (page ?? key.at(-1)) === key.at(-1))
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    if (last) return last.state.data as Data;
  }
  return undefined;
}
