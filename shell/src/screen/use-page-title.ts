import { useEffect } from 'react';

const PRODUCT = 'Engineering RM';

export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = page === null ? PRODUCT : `${page} · ${PRODUCT}`;
  }, [page]);
}
