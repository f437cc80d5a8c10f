import { addDays, commonDays, countDays, type DaySpan } from '@erm/contracts/calendar-day';

/** How many days come close on each side, as a share of those in sight. */
const MARGIN = 0.25;

/** Days to prepare around the visible ones while scrolling. Includes what was nearby before, so that rows only grow. */
export function nearbyWhileScrolling(last: DaySpan, inSight: DaySpan): DaySpan {
  const { startDate, endDate } = inSight;
  if (last.startDate <= startDate && last.endDate >= endDate) return last;
  const wider = withMargin(inSight);
  if (!commonDays(last, inSight)) return wider;
  return {
    startDate: last.startDate < startDate ? last.startDate : wider.startDate,
    endDate: last.endDate > endDate ? last.endDate : wider.endDate,
  };
}

/** Days to keep around the visible ones once scrolling stops; days scrolled past are dropped. */
export function nearbyAtRest(last: DaySpan, inSight: DaySpan): DaySpan {
  const common = commonDays(last, withMargin(inSight)) ?? inSight;
  return common.startDate === last.startDate && common.endDate === last.endDate ? last : common;
}

function withMargin(inSight: DaySpan): DaySpan {
  const margin = Math.ceil(countDays(inSight) * MARGIN);
  return { startDate: addDays(inSight.startDate, -margin), endDate: addDays(inSight.endDate, margin) };
}
