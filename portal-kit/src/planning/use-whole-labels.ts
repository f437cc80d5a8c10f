import { useEffect, type RefObject } from 'react';
import { firstColumnWidth } from './Sheet.styles';
import type { TimeCanvas } from './use-time-canvas';

/** Positions may be fractions of a pixel. */
const WHOLE = 0.98;

/** Hides the labels of an axis (`data-label`) that an edge of what is in sight would cut. */
export function useWholeLabels(
  axis: RefObject<HTMLElement | null>,
  { scroller, scale, drawn }: Pick<TimeCanvas, 'scroller' | 'scale' | 'drawn'>,
): void {
  useEffect(() => {
    const root = scroller();
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          target.toggleAttribute('data-cut', intersectionRatio < WHOLE);
      },
      { root, rootMargin: `0px 0px 0px -${firstColumnWidth(root)}px`, threshold: WHOLE },
    );
    axis.current?.querySelectorAll('[data-label]').forEach((label) => observer.observe(label));
    return () => observer.disconnect();
  }, [axis, scroller, scale, drawn]);
}
