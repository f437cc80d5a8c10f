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
  /** Called if a link's target has no row because it is not among what is shown. */
  onHidden?: () => void;
}

interface BeginningRow {
  /** Its index; null if there is none. */
  row: number | null;
  /** Whether a link has led to it. */
  isLinked: boolean;
}

/** The row that an agenda begins with. Follows a link to its days. */
export function useBeginningRow(options: BeginningRowOptions): BeginningRow {
  const { place, isLinked, settle, days, goTo, onHidden } = options;
  const [first, setFirst] = useState<BeginningRow>({ row: null, isLinked: false });
  if (place && place.row !== first.row) setFirst({ row: place.row, isLinked });
  useArrival(place, null, () => {
    if (!place) return;
    if (place.isHidden && isLinked && onHidden) return onHidden();
    settle();
    if (place.days && !includesAny(place.days, days)) goTo(place.days.startDate);
  });
  return first;
}
