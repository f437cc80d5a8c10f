import { addDays, commonDays, countDays, type DaySpan } from '@erm/contracts/calendar-day';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay that gives rows of the same scroll priority. */
const IDLE_MS = 100;

/**
 * Prefetches the days that come next when scrolling on sideways.
 * @param isRead whether the drawn days are loaded
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

/** The days in the direction of the last move, most of a screen further; null after a zoom or a jump. */
function daysAfter(last: DaySpan, drawn: DaySpan): DaySpan | null {
  const { startDate, endDate } = drawn;
  const days = countDays(drawn);
  const isMove = startDate !== last.startDate && countDays(last) === days && commonDays(last, drawn);
  if (!isMove) return null;
  const by = Math.round(days / 2) * (startDate > last.startDate ? 1 : -1);
  return { startDate: addDays(startDate, by), endDate: addDays(endDate, by) };
}
