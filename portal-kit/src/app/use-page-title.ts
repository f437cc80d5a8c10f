import { useEffect } from 'react';

/** Sets the title of the browser tab to `<page> · Engineering RM`. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Engineering RM`;
  }, [page]);
}
