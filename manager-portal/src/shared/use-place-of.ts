import type { DaySpan } from '@erm/contracts/calendar-day';
import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Where something is in a long list over time. */
export interface Place {
  /** The index of its row; null if it has none. */
  row: number | null;
  /** Its days, if it has any. */
  days: DaySpan | null;
}

/** What an answer says of what it begins around. */
interface PageAround {
  offset: number;
  aroundRow: number | null;
  aroundDays: DaySpan | null;
}

interface Pages<Page> {
  /** The key of the pages' queries, without the page's number, which is its last element. */
  key: QueryKey;
  /** How many rows a page has. */
  rows: number;
  /** Reads the page with the row of something. */
  load: (around: string, signal: AbortSignal) => Promise<Page>;
}

/** Finds the row of something by its ID and loads its page, in one request. */
export function usePlaceOf<Page extends PageAround>(id: string | null, { key, rows, load }: Pages<Page>) {
  const queryClient = useQueryClient();
  return useQuery<Place>({
    queryKey: [key[0], 'place-of', id, ...key],
    gcTime: 0,
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }) => {
            const page = await load(id, signal);
            queryClient.setQueryData([...key, page.offset / rows], page);
            return { row: page.aroundRow, days: page.aroundDays };
          },
  });
}
