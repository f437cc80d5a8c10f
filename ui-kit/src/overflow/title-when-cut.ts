import type { PointerEvent } from 'react';

/**
 * For elements that cut their text: once the pointer is on it, all of it is a tooltip, but only if it is cut. Otherwise
 * it has no title, because screen readers would read the same text twice.
 */
export const titleWhenCut = {
  onPointerEnter({ currentTarget: line }: PointerEvent<HTMLElement>) {
    const isCut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight;
    line.title = isCut ? line.textContent : '';
  },
};
