import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { useState } from 'react';
import { useArrival, type useBeginning } from '@erm/planning';
import type { Place } from '../../../shared/use-place-of';
import { includesAny } from './agenda-texts';

interface BeginningRowOptions extends Pick<ReturnType<typeof useBeginning>, 'isLinked' | 'settle'> {
  /** Where what the agenda begins with is, until that has been followed. */
  place: Place | undefined;
  /** The weeks shown. */
  days: DaySpan;
  goTo: (from: CalendarDay) => void;
}

interface BeginningRow {
  /** Its index; null if there is none. */
  row: number | null;
  /** Whether a link has led to it. */
  isLinked: boolean;
}

/** The row that an agenda begins with. Follows a link to its days. */
export function useBeginningRow({ place, isLinked, settle, days, goTo }: BeginningRowOptions): BeginningRow {
  const [first, setFirst] = useState<BeginningRow>({ row: null, isLinked: false });
  if (place && place.row !== first.row) setFirst({ row: place.row, isLinked });
  useArrival(place, null, () => {
    if (!place) return;
    settle();
    if (place.days && !includesAny(place.days, days)) goTo(place.days.startDate);
  });
  return first;
}
