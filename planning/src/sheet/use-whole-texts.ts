import { useEffect } from 'react';
import type { Lift } from '../days/drawn-days';
import { firstColumnWidth } from './Sheet.styles';
import type { TimeCanvas } from './use-time-canvas';

/** Tolerance, because positions may be fractional. */
const MOST_CUT_PX = 1;
/** Observer thresholds, dense enough that one is about a pixel short of whole at any width. */
const LOOKS = [0.9, 0.91, 0.92, 0.93, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99, 0.9925, 0.995, 1];

/** The visible share below which a text counts as cut. One of the thresholds, as nothing fires between them. */
const leastOf = (width: number) => LOOKS.findLast((look) => look <= 1 - MOST_CUT_PX / width) ?? LOOKS[0]!;

interface Observed {
  texts: Set<Element>;
  observer?: IntersectionObserver;
}

const observedIn = new WeakMap<Element, Observed>();

function observedBy(scroller: Element): Observed {
  const observed = observedIn.get(scroller) ?? { texts: new Set() };
  observedIn.set(scroller, observed);
  return observed;
}

/**
 * Ref callback for a text in a `TimeSheet`: sets `data-cut` while the viewport cuts it, to `start` if the first column
 * does. Half a number would read as another number.
 */
export function markWhileCut(text: HTMLElement): () => void {
  const scroller = text.closest('[data-scroller]');
  // Returns a cleanup in any case; otherwise React would call this again with null.
  if (!scroller) return () => {};
  const observed = observedBy(scroller);
  observed.texts.add(text);
  observed.observer?.observe(text);
  return () => {
    observed.texts.delete(text);
    observed.observer?.unobserve(text);
    text.removeAttribute('data-cut');
  };
}

/** Props of a text with a lift. */
export const liftedBy = (lift: Lift | undefined) => ({
  'data-lift': lift,
  ref: lift === 'stick' ? markWhileCut : undefined,
});

/** Observes texts with `markWhileCut`; starts over whenever the first column's width may have changed. */
export function useWholeTexts({ scroller, scale, drawn }: Pick<TimeCanvas, 'scroller' | 'scale' | 'drawn'>) {
  useEffect(() => {
    const root = scroller();
    if (!root) return;
    const observed = observedBy(root);
    // Rows cut at the top or bottom, or drawn ahead, keep their numbers.
    const rootMargin = `1000px 0px 1000px -${firstColumnWidth(root)}px`;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
          const { width } = boundingClientRect;
          if (intersectionRect.width >= leastOf(width) * width) target.removeAttribute('data-cut');
          else {
            const isBehind = rootBounds !== null && boundingClientRect.left < rootBounds.left;
            target.setAttribute('data-cut', isBehind ? 'start' : 'end');
          }
        }
      },
      { root, rootMargin, threshold: LOOKS },
    );
    observed.observer = observer;
    observed.texts.forEach((text) => observer.observe(text));
    return () => observer.disconnect();
  }, [scroller, scale, drawn]);
}
