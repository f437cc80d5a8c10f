import { useEffect } from 'react';

const PRODUCT = 'Engineering RM';

/** Names the page in the tab and in the history. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = page === null ? PRODUCT : `${page} · ${PRODUCT}`;
  }, [page]);
}
