import type { Page } from '@erm/contracts/envelope';
import { errorText, useNotify } from '@erm/portal-sdk';
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorCause } from '../saving/error-cause';

/** Rows per page of a list. */
export const PAGE_SIZE = 50;

interface ListOptions<Row> {
  queryKey: QueryKey;
  /** Reads one page: the first without a cursor, the next with the previous page's `nextCursor`. */
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<{ rows: Row[]; page: Page | undefined }>;
  /** What the list and the toast say when a page cannot be read (product-rules#messages). */
  failed: string;
  /** False while nobody looks at the list. */
  enabled?: boolean;
}

/** A list on the server, read page by page. */
export interface List<Row> {
  rows: Row[];
  /** How many rows match, including those not read yet; undefined until the first page is here. */
  total: number | undefined;
  loading: boolean;
  /** The rows belong to the previous search and stay until the new ones are here. */
  outdated: boolean;
  /** Only while there is nothing to show. */
  error: { title: string; cause: string | undefined; onRetry: () => void } | undefined;
  /** Reads the next page; stable for the same list, undefined on the last page. */
  showMore: (() => void) | undefined;
  loadingMore: boolean;
  /** The last attempt to read more failed; `showMore` is another one. */
  moreFailed: boolean;
}

/** Reads a list page by page; the rows of the previous search stay while a new one runs. */
export function useList<Row>({ queryKey, load, failed, enabled = true }: ListOptions<Row>): List<Row> {
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
