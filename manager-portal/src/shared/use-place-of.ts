import type { DaySpan } from '@erm/contracts/calendar-day';
import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Position of an item in a paged list over days. */
export interface Place {
  /** Index of its row; null if it has none. */
  row: number | null;
  /** Its days, if it has any. */
  days: DaySpan | null;
  /** Whether the row is missing only because the view's filters hide it. */
  isHidden: boolean;
}

/** The part of a response about the item of `around`. */
interface PageAround {
  offset: number;
  aroundRow: number | null;
  aroundDays: DaySpan | null;
  aroundHidden?: boolean;
}

interface Pages<Page> {
  /** Query key of the pages without the page number, which comes last. */
  key: QueryKey;
  /** Rows per page. */
  rows: number;
  /** Loads the page with the row of an item. */
  load: (around: string, signal: AbortSignal) => Promise<Page>;
}

/** Finds the row of an item by its ID and loads its page, in one request. */
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
            return { row: page.aroundRow, days: page.aroundDays, isHidden: page.aroundHidden === true };
          },
  });
}
