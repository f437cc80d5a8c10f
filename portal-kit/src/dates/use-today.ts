import type { CalendarDay } from '@erm/contracts/calendar-day';
import { useSyncExternalStore } from 'react';
import { today } from './today';

/** Timers stop while a computer sleeps and the clock may be set, so the day is looked at instead of awaited. */
const CHECK_MS = 15_000;
/** What happens when somebody comes back to the page, before a timer of a sleeping tab runs again. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const;

function subscribe(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, CHECK_MS);
  for (const event of RETURNS) window.addEventListener(event, onCheck, { capture: true });
  return () => {
    clearInterval(timer);
    for (const event of RETURNS) window.removeEventListener(event, onCheck, { capture: true });
  };
}

/** Today in the browser's own time zone. Renders again when a new day begins. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, today);
}
