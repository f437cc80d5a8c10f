import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the data of a portal that the shell hides until its user signs in again, however long that takes. Nobody seems to
 * use it meanwhile, so the cache would drop it, and the page with what is open on it would start over.
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
  // By now, what is shown again uses it.
  useEffect(() => releases.current.splice(0).forEach((release) => release()), [queryClient]);
}
