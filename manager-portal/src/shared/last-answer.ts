import type { DaySpan } from '@erm/contracts/calendar-day';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The days of a query, apart from what is searched for. */
interface DaysQuery {
  from: DaySpan['startDate'];
  to: DaySpan['endDate'];
}

/**
 * The elements of a key that tell pages apart besides their numbers: what is searched for, and the days. Texts, because
 * these stay the same as long as the search does.
 */
export function keyOf({ from, to, ...found }: DaysQuery): readonly [searched: string, days: string] {
  return [JSON.stringify(found), `${from} ${to}`];
}

/**
 * The answer that was read last under the first of some keys under which anything was read. So what is shown stays until
 * the answer is there that was asked for: a page's rows, which `keepPreviousData` does not keep in `useQueries`, and how
 * many rows there are, which decides where everything is.
 * @param keys the first elements of the queries' keys, from the one that says most of what is asked for
 * @param page the last element of the queries' keys; without one, any page
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
