import type { PointerEvent } from 'react';

/**
 * For elements that cut their text: shows all of it as a tooltip while the pointer is on it, but only if it is cut.
 * Otherwise it has no title, because screen readers would read the same text twice.
 */
export const titleWhenCut = {
  onPointerEnter({ currentTarget }: PointerEvent<HTMLElement>) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = currentTarget;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) currentTarget.title = textContent;
  },
  onPointerLeave({ currentTarget }: PointerEvent<HTMLElement>) {
    currentTarget.removeAttribute('title');
  },
};
