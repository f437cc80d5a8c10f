import { useLayoutEffect, useRef } from 'react';
import type { TimeScale } from '../days/time-scale';

const DROP_MS = 160;

/** Animates an element to another day; instant with reduced motion and while zooming. */
export function useSlide(left: number, scale: TimeScale) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef({ left, scale });
  useLayoutEffect(() => {
    const moved = last.current.scale === scale ? last.current.left - left : 0;
    last.current = { left, scale };
    if (moved === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate(
      { transform: [`translateX(${moved}px)`, 'none'] },
      { duration: DROP_MS, easing: 'ease-out' },
    );
  }, [left, scale]);
  return element;
}
