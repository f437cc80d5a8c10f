import { useEffect } from 'react';
import type { Lift } from '../days/drawn-days';
import { firstColumnWidth } from './Sheet.styles';
import type { TimeCanvas } from './use-time-canvas';

/** Positions may be fractions of a pixel. */
const MOST_CUT_PX = 1;
/** How much of a text is in sight when it is looked at again. So close together that of any width, one is about a pixel. */
const LOOKS = [0.9, 0.91, 0.92, 0.93, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99, 0.9925, 0.995, 1];

/** Below this part of a text, it is cut. One of the looks, because between two of them nobody looks. */
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
 * The `ref` of a text in a `TimeSheet` that gets `data-cut` while an edge of what is in sight cuts it: `start` if that is
 * the first column. Half a number is another number.
 */
export function markWhileCut(text: HTMLElement): () => void {
  const scroller = text.closest('[data-scroller]');
  // A callback, or React would call this again, with null.
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

/** The props of a text that a lift applies to. */
export const liftedBy = (lift: Lift | undefined) => ({
  'data-lift': lift,
  ref: lift === 'stick' ? markWhileCut : undefined,
});

/** Observes the texts of a sheet that have `markWhileCut`, again whenever its first column may have another width. */
export function useWholeTexts({ scroller, scale, drawn }: Pick<TimeCanvas, 'scroller' | 'scale' | 'drawn'>) {
  useEffect(() => {
    const root = scroller();
    if (!root) return;
    const observed = observedBy(root);
    // Rows that are cut or only drawn ahead, above or below, still say their numbers.
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
