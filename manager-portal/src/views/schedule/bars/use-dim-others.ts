import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** Shorter pauses are on the way to something else. */
const REST_MS = 400;

/**
 * Dims the bars of other projects while the mouse rests on one. By attributes, so that no row renders.
 * @param isHolding whether something is held or proposed, which must be seen among all others
 */
export function useDimOthers(grid: RefObject<HTMLElement | null>, isHolding: boolean) {
  const stop = useRef(() => {});
  const clear = () => stop.current();
  useEffect(() => clear, [isHolding]);
  return {
    onPointerOver({ target, pointerType, buttons }: PointerEvent) {
      clear();
      const project = (target as Element).closest<HTMLElement>('[data-project]')?.dataset['project'];
      if (project === undefined || pointerType !== 'mouse' || buttons > 0 || isHolding) return;
      const timer = setTimeout(() => {
        if (grid.current) stop.current = dimOthers(grid.current, project);
      }, REST_MS);
      stop.current = () => clearTimeout(timer);
    },
    onPointerDownCapture: clear,
    onPointerLeave: clear,
  };
}

/** Returns what ends it. */
function dimOthers(grid: HTMLElement, project: string): () => void {
  const light = () => {
    for (const bar of grid.querySelectorAll(`[data-project="${project}"]`)) bar.setAttribute('data-lit', '');
  };
  light();
  grid.setAttribute('data-dims', '');
  // Bars that others add, or that scroll into sight.
  const added = new MutationObserver(light);
  added.observe(grid, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    grid.removeAttribute('data-dims');
    for (const bar of grid.querySelectorAll('[data-lit]')) bar.removeAttribute('data-lit');
  };
}
