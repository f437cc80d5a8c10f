import { addDays, countDays, type DaySpan } from '@erm/contracts/calendar-day';
import { useEffect, useEffectEvent, useState } from 'react';

/** Rows that come into sight with the same scroll are read first. */
const IDLE_MS = 100;

/**
 * Reads the days that you come to next if you scroll on sideways, so that they are there before you are.
 * @param isRead whether those that are drawn are
 */
export function useReadAhead(drawn: DaySpan, isRead: boolean, read: (days: DaySpan) => void): void {
  const [{ last, ahead }, setAhead] = useState({ last: drawn, ahead: null as DaySpan | null });
  if (drawn.startDate !== last.startDate || drawn.endDate !== last.endDate) {
    setAhead({ last: drawn, ahead: daysAfter(last, drawn) });
  }
  const onIdle = useEffectEvent(read);
  useEffect(() => {
    if (!ahead || !isRead) return;
    const timer = setTimeout(() => onIdle(ahead), IDLE_MS);
    return () => clearTimeout(timer);
  }, [ahead, isRead]);
}

/** The days that follow some others as these followed the last ones; null after a zoom or a jump, which nothing follows. */
function daysAfter(last: DaySpan, { startDate, endDate }: DaySpan): DaySpan | null {
  const days = countDays({ startDate, endDate });
  const by =
    startDate > last.startDate
      ? countDays({ startDate: last.startDate, endDate: startDate }) - 1
      : 1 - countDays({ startDate, endDate: last.startDate });
  if (countDays(last) !== days || by === 0 || Math.abs(by) >= days) return null;
  return { startDate: addDays(startDate, by), endDate: addDays(endDate, by) };
}
