import type { DaySpan } from '@erm/contracts/calendar-day';
import { firstColumnWidth } from './Sheet.styles';
import type { TimeCanvas } from './use-time-canvas';

/** Style for a popover's anchor: the visible part of a bar, `top` px below the first row. */
export function anchorStyle({ scale, scroller }: TimeCanvas, days: DaySpan, top: number) {
  const element = scroller();
  const bar = scale.box(days);
  const first = element ? firstColumnWidth(element) : 0;
  const sightLeft = element?.scrollLeft ?? 0;
  const sightRight = sightLeft + (element?.clientWidth ?? bar.width) - first;
  const left = Math.min(Math.max(bar.left, sightLeft), sightRight);
  const right = Math.max(left, Math.min(bar.left + bar.width, sightRight));
  return {
    inlineSize: Math.max(1, right - left),
    transform: `translate(${first + left}px, ${top}px)`,
  };
}
