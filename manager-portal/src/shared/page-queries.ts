import { errorCause } from '@erm/portal-kit';
import type { UseQueryResult } from '@tanstack/react-query';

/** Avoids refetching the page that was loaded to find a row. */
export const FRESH_MS = 10_000;

export interface Failures {
  /** Set if there is nothing to show. */
  error: { cause: string | undefined; onRetry: () => void } | undefined;
  /** Retries failed pages, if others can be shown. */
  retryFailed: (() => void) | undefined;
}

export function failuresOf(pages: readonly UseQueryResult[], isShown: boolean): Failures {
  const failed = pages.filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const hasFailed = failed.length > 0;
  return {
    error: hasFailed && !isShown ? { cause: errorCause(failed[0]!.error), onRetry: retry } : undefined,
    retryFailed: hasFailed && isShown ? retry : undefined,
  };
}

/** Parses comma-separated pages, a form that is stable between renders. */
export const pagesIn = (listed: string) => (listed === '' ? [] : listed.split(',').map(Number));

/** Pages to load: additionally requested rows first, then the visible range. */
export function pagesToRead(
  pageRows: number,
  [first, last]: readonly [number, number],
  further: readonly number[],
): number[] {
  const pageOf = (row: number) => Math.floor(row / pageRows);
  const start = pageOf(first);
  const inSight = Array.from({ length: pageOf(last) - start + 1 }, (_, index) => start + index);
  return [...new Set(further.map(pageOf))].filter((page) => !inSight.includes(page)).concat(inSight);
}
