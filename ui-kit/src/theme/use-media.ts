import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches the window, kept up to date. For cases that CSS can't handle. Printing changes nothing:
 * paper has another width, but shows what the window shows.
 */
export function useMedia(query: string): boolean {
  // Kept, because the browser evaluates a new list at once, which takes long in many rows.
  const { subscribe, read } = useMemo(() => mediaStore(query), [query]);
  return useSyncExternalStore(subscribe, read);
}

function mediaStore(query: string) {
  const list = window.matchMedia(query);
  let { matches } = list;
  return {
    subscribe(onChange: () => void) {
      const follow = () => {
        if (window.matchMedia('print').matches) return;
        ({ matches } = list);
        onChange();
      };
      // It may have changed since the rendering.
      ({ matches } = list);
      list.addEventListener('change', follow);
      return () => list.removeEventListener('change', follow);
    },
    read: () => matches,
  };
}
