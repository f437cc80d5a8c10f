import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches the window, kept up to date. For cases that CSS can't handle. Ignores printing: paper
 * has another width, but should show what the window shows.
 */
export function useMedia(query: string): boolean {
  // Cached, because creating a list evaluates it at once, which adds up in many rows.
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
