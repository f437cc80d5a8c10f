import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ColumnUnit } from '@erm/contracts/time-columns';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from './Announcer';
import { spokenPeriod } from '../days/spoken-period';

/**
 * Announces the visible days after the user asked for others by zooming or paging.
 * @param asked changes with every such request
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
