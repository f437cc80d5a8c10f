import type { DaySpan } from '@erm/contracts/calendar-day';
import type { TimeScale } from './time-scale';

/** The style that places a span on a canvas. */
export function placeSpan(scale: TimeScale, span: DaySpan) {
  const { left, width } = scale.box(span);
  return { insetInlineStart: left, inlineSize: width };
}
