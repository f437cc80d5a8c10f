import { axisHeight, type TimeCanvas } from '@erm/planning';
import type { SeenBar } from './flag';

/** Whether any part of a bar is visible. */
export function isInSight({ scroller, inSight }: TimeCanvas, { assignment, top }: SeenBar): boolean {
  const element = scroller();
  if (!element) return false;
  const { startDate, endDate } = inSight();
  const height = element.clientHeight - axisHeight(element);
  return (
    assignment.startDate <= endDate &&
    assignment.endDate >= startDate &&
    top >= element.scrollTop &&
    top < element.scrollTop + height
  );
}
