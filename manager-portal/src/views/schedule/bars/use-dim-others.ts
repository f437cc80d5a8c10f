import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** Shorter pauses are just the pointer passing by. */
const REST_MS = 400;

/**
 * Dims the bars of other projects while the mouse rests on one. Sets attributes, so that no row renders.
 * @param isHolding whether a change is in progress, which disables dimming
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

/** Returns a function that ends it. */
function dimOthers(grid: HTMLElement, project: string): () => void {
  const light = () => {
    for (const bar of grid.querySelectorAll(`[data-project="${project}"]`)) bar.setAttribute('data-lit', '');
  };
  light();
  grid.setAttribute('data-dims', '');
  // Bars added later, by others or by scrolling.
  const added = new MutationObserver(light);
  added.observe(grid, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    grid.removeAttribute('data-dims');
    for (const bar of grid.querySelectorAll('[data-lit]')) bar.removeAttribute('data-lit');
  };
}
