import type { CalendarDay } from '@erm/contracts/calendar-day';
import { useClock } from '@erm/ui-kit/core';
import { today } from './today';

/** Today in the browser's own time zone. Renders again when a new day begins. */
export function useToday(): CalendarDay {
  return useClock(today);
}
