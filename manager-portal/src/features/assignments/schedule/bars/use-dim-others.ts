import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** Shorter pauses are on the way to something else. */
const REST_MS = 200;

/** Dims the bars of other projects while the mouse rests on one. By attributes, so that no row renders. */
export function useDimOthers(grid: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = () => {
    clearTimeout(timer.current);
    if (!grid.current?.hasAttribute('data-dims')) return;
    grid.current.removeAttribute('data-dims');
    for (const bar of grid.current.querySelectorAll('[data-lit]')) bar.removeAttribute('data-lit');
  };
  const dim = (project: string) => {
    const bars = grid.current?.querySelectorAll(`[data-project="${project}"]`) ?? [];
    for (const bar of bars) bar.setAttribute('data-lit', '');
    grid.current?.setAttribute('data-dims', '');
  };
  return {
    onPointerOver({ target, pointerType, buttons }: PointerEvent) {
      clear();
      const project = (target as Element).closest<HTMLElement>('[data-project]')?.dataset['project'];
      if (project === undefined || pointerType !== 'mouse' || buttons > 0) return;
      timer.current = setTimeout(() => dim(project), REST_MS);
    },
    onPointerDownCapture: clear,
    onPointerLeave: clear,
  };
}
