import type { RefObject } from 'react';

/** A ref that finds its element when read, as links open popovers before their anchor is drawn. */
export function lateRef(find: () => HTMLElement | null): RefObject<HTMLElement | null> {
  return {
    get current() {
      return find();
    },
  };
}
