import { useEffect } from 'react';

const PRODUCT = 'Engineering RM';

/** Sets the title of the tab and of the history entry. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = page === null ? PRODUCT : `${page} · ${PRODUCT}`;
  }, [page]);
}
