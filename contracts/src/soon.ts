import { addDays, type CalendarDay, type DaySpan } from './calendar-day';
import { columnsFrom } from './time-columns';

const ENDING_DAYS = 14;

/** "Ending in 14 days" (product-rules#manager-screens): today and the 13 days after. */
export const endingSoon = (today: CalendarDay): DaySpan => ({
  startDate: today,
  endDate: addDays(today, ENDING_DAYS - 1),
});

/** "Starting next week": the next Monday to Sunday. */
export function startingNextWeek(today: CalendarDay): DaySpan {
  const [, next] = columnsFrom(today, 'week', 2);
  return next!;
}
