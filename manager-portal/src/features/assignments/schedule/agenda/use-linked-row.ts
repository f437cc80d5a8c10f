import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '../../../../shared/use-place-of';
import { includesAny } from './agenda-texts';

interface LinkedRowOptions {
  /** Where what a link leads to is, until that has been followed. */
  place: Place | undefined;
  settle: () => void;
  /** The weeks shown. */
  days: DaySpan;
  goTo: (from: CalendarDay) => void;
}

/**
 * Follows a link to its days.
 * @returns the index of the row that it leads to; null if there is none
 */
export function useLinkedRow({ place, settle, days, goTo }: LinkedRowOptions): number | null {
  const [row, setRow] = useState<number | null>(null);
  if (place && place.row !== row) setRow(place.row);
  const follow = useEffectEvent(() => {
    if (!place) return;
    settle();
    if (place.days && !includesAny(place.days, days)) goTo(place.days.startDate);
  });
  useEffect(() => follow(), [place]);
  return row;
}
