import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from './Announcer';
import { spokenPeriod } from '../days/spoken-period';

/**
 * Tells screen readers which days are shown when others were asked for, by zooming or turning pages.
 * @param asked another value whenever other days were asked for
 */
export function useSaidPeriod(unit: ColumnUnit, asked: unknown, inSight: () => DaySpan): void {
  const { say } = useAnnouncer();
  const last = useRef({ unit, asked });
  const tell = useEffectEvent(() => {
    if (last.current.unit !== unit) say(`By ${unit}, ${spokenPeriod(inSight(), unit)}.`);
    else if (last.current.asked !== asked) say(`${spokenPeriod(inSight(), unit, false)}.`);
    last.current = { unit, asked };
  });
  useEffect(() => tell(), [unit, asked]);
}
