import type { DaySpan } from '@erm/contracts/calendar-day';
import { shortRange } from '@erm/planning';
import { formatDayRange } from '@erm/ui-kit/data';

/** "Apr 6 – May 24", with years if they differ. */
export function rangeText(days: DaySpan): string {
  const isOneYear = days.startDate.slice(0, 4) === days.endDate.slice(0, 4);
  return isOneYear ? shortRange(days) : formatDayRange(days.startDate, days.endDate);
}
