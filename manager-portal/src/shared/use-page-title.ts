import { useEffect } from 'react';

/** Names the browser's tab after the page. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Engineering RM`;
  }, [page]);
}
