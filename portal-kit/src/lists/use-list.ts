import type { Page } from '@erm/contracts/envelope';
import { errorText, useNotify } from '@erm/portal-sdk';
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorCause } from '../failures/error-cause';

/** Rows per page of a list. */
export const PAGE_SIZE = 50;

interface ListOptions<Row, Extra> {
  queryKey: QueryKey;
  /** Loads a page: the first without a cursor, others with the previous page's `nextCursor`. */
  load: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ rows: Row[]; page: Page | undefined; extra?: Extra }>;
  /** The message of the list and the toast if a page cannot be loaded (product-rules#messages). */
  failed: string;
  /** False while the list is not shown. */
  enabled?: boolean;
}

/** A list on the server, loaded page by page. */
export interface List<Row, Extra = unknown> {
  rows: Row[];
  /** Fields of the last page besides its rows. */
  extra?: Extra | undefined;
  /** The number of matching rows, including those not loaded yet. Undefined until the first page is loaded. */
  total: number | undefined;
  loading: boolean;
  /** True if the rows are from the previous search because the new ones are still loading. */
  outdated: boolean;
  /** Set only if there are no rows to show. */
  error: { title: string; cause: string | undefined; onRetry: () => void } | undefined;
  /** Loads the next page. Stable for the same list; undefined on the last page. */
  showMore: (() => void) | undefined;
  loadingMore: boolean;
  /** True if the last attempt to load more failed. `showMore` retries. */
  moreFailed: boolean;
}

/** Loads a list page by page. Keeps the rows of the previous search until the new ones are loaded. */
export function useList<Row, Extra = undefined>({
  queryKey,
  load,
  failed,
  enabled = true,
}: ListOptions<Row, Extra>): List<Row, Extra> {
  const notify = useNotify();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page?.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
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
    extra: query.data?.pages.at(-1)?.extra,
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
