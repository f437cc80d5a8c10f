import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { useState } from 'react';
import { useArrival, type useBeginning } from '@erm/planning';
import type { Place } from '../../../shared/use-place-of';
import { includesAny } from './agenda-texts';

interface BeginningRowOptions extends Pick<ReturnType<typeof useBeginning>, 'isLinked' | 'settle'> {
  /** Position of the row to begin with, until it has been scrolled to. */
  place: Place | undefined;
  /** The weeks shown. */
  days: DaySpan;
  goTo: (from: CalendarDay) => void;
  /** Called if a link's target has no row because filters hide it. */
  onHidden?: () => void;
  /** Number of cards at first, and of further ones. */
  page: number;
}

/** The row that an agenda begins with, and how many it shows. Follows a link to its days. */
export function useBeginningRow(options: BeginningRowOptions) {
  const { place, isLinked, settle, days, goTo, onHidden, page } = options;
  const [wanted, setWanted] = useState(page);
  const [first, setFirst] = useState<{ row: number | null; isLinked: boolean }>({
    row: null,
    isLinked: false,
  });
  if (place && place.row !== first.row) setFirst({ row: place.row, isLinked });
  useArrival(place, null, () => {
    if (!place) return;
    if (place.isHidden && isLinked && onHidden) return onHidden();
    settle();
    if (place.days && !includesAny(place.days, days)) goTo(place.days.startDate);
  });
  const count = Math.max(wanted, (first.row ?? 0) + 1);
  return { ...first, count, showMore: () => setWanted(count + page) };
}
