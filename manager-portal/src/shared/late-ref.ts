import type { RefObject } from 'react';

/** A ref to an element that is looked for when it is needed: a link opens what is beside it before it is drawn. */
export function lateRef(find: () => HTMLElement | null): RefObject<HTMLElement | null> {
  return {
    get current() {
      return find();
    },
  };
}
