import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the cached data of a portal while the shell hides it until its user signs in again. Hidden queries have no
 * observers, so the cache would drop them, and the page would start over.
 */
export function useKeptData(queryClient: QueryClient): void {
  const releases = useRef<(() => void)[]>([]);
  // Layout effects end first, while the data is still in use.
  useLayoutEffect(
    () => () => {
      const used = queryClient.getQueryCache().findAll({ type: 'active' });
      releases.current = used.map(({ options }) =>
        new QueryObserver(queryClient, { ...options, enabled: false } as never).subscribe(() => {}),
      );
    },
    [queryClient],
  );
  // By now, the page observes its queries again.
  useEffect(() => releases.current.splice(0).forEach((release) => release()), [queryClient]);
}
