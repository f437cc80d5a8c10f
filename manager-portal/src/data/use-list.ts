import type { Page } from '@erm/contracts/envelope';
import { errorText, useNotify } from '@erm/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorCause } from '../shared/error-cause';
import type { QueryKey } from './query-keys';

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

interface ListPage<Row> {
  rows: Row[];
  page: Page | undefined;
}

interface ListOptions<Row> {
  queryKey: readonly [QueryKey, ...unknown[]];
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** The sentence for a list that could not be read (spec §8). */
  failed: string;
}

/** A list of the server, read page by page. */
export interface List<Row> {
  rows: Row[];
  /** All rows that match, also those not read yet; undefined until the first page is here. */
  total: number | undefined;
  loading: boolean;
  /** The rows are those of the list before, shown until these are here. */
  outdated: boolean;
  /** Only while there is nothing to show. */
  error: { title: string; cause: string | undefined; onRetry: () => void } | undefined;
  /** The same function as long as the list is the same; undefined on the last page. */
  showMore: (() => void) | undefined;
  loadingMore: boolean;
  /** The last try to show more failed; `showMore` is another. */
  moreFailed: boolean;
}

/** While another search runs, the rows of the one before stay. */
export function useList<Row>({ queryKey, load, failed }: ListOptions<Row>): List<Row> {
  const notify = useNotify();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page?.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage } = query;
  const showMore = useCallback(() => {
    void fetchNextPage().then(({ isFetchNextPageError, error }) => {
      if (!isFetchNextPageError) return;
      notify({ kind: 'error', title: 'Error', description: errorText(error, failed) });
    });
  }, [fetchNextPage, notify, failed]);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    rows,
    total: query.data && (query.data.pages.at(-1)?.page?.total ?? rows.length),
    loading: query.isPending,
    outdated: query.isPlaceholderData,
    error:
      query.isError && !query.data
        ? { title: failed, cause: errorCause(query.error), onRetry: () => void query.refetch() }
        : undefined,
    showMore: query.hasNextPage ? showMore : undefined,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  };
}
