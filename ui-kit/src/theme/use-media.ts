import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. For cases that CSS can't handle. */
export function useMedia(query: string): boolean {
  // Kept, because the browser evaluates a new list at once, which takes long in many rows.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
