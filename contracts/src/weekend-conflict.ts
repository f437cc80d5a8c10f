import { addDays, type DaySpan } from './calendar-day';
import { formatDay, formatDayAs } from './format-day';
import { loadSteps, type LoadCurve } from './load-curve';
import { MONDAY_TO_FRIDAY, workingPart } from './work-calendar';

const LONG = 'EEEE, MMM d, yyyy';

/** A conflict on days off only. */
export interface WeekendConflict {
  /** Those on which it does not fit, in order. */
  days: DaySpan[];
  /** The dates without the weekend that they begin or end with, if it fits then. */
  suggestion?: DaySpan;
}

/** Returns null if some day of the span that is over the limit is a working day, or if it has no working day at all. */
export function weekendConflict(load: LoadCurve, limit: number, span: DaySpan): WeekendConflict | null {
  const working = workingPart(span, MONDAY_TO_FRIDAY);
  if (!working) return null;
  const days = daysOver(load, limit, span);
  if (days.some((range) => MONDAY_TO_FRIDAY.countWorkingDays(range) > 0)) return null;
  const startDate = days.some((range) => range.startDate < working.startDate)
    ? working.startDate
    : span.startDate;
  const endDate = days.some((range) => range.endDate > working.endDate) ? working.endDate : span.endDate;
  const suggestion = { startDate, endDate };
  return { days, ...(daysOver(load, limit, suggestion).length === 0 && { suggestion }) };
}

/**
 * "Only a weekend is in the way (Mar 14, 2026 – Mar 15, 2026): start on Monday, Mar 16, 2026."
 * @param span the dates that were asked for
 */
export function weekendText({ days, suggestion }: WeekendConflict, span: DaySpan): string {
  const [first, ...others] = days;
  if (!first) return '';
  const when =
    first.startDate === first.endDate
      ? formatDay(first.startDate)
      : `${formatDay(first.startDate)} – ${formatDay(first.endDate)}`;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const subject = others.length > 0 ? 'Only weekends are' : 'Only a weekend is';
  const way = suggestion ? `: ${datesText(suggestion, span)}` : '';
  return `${subject} in the way (${when}${more})${way}.`;
}

function datesText(suggestion: DaySpan, span: DaySpan): string {
  const { startDate, endDate } = suggestion;
  const changes = [
    startDate !== span.startDate && `start on ${formatDayAs(startDate, LONG)}`,
    endDate !== span.endDate && `end on ${formatDayAs(endDate, LONG)}`,
  ];
  return changes.filter(Boolean).join(' and ');
}

/** Ranges of days in a row with a load above the limit. */
function daysOver(load: LoadCurve, limit: number, span: DaySpan): DaySpan[] {
  const ranges: DaySpan[] = [];
  for (const { startDate, endDate, load: percent } of loadSteps(load, span)) {
    if (percent <= limit) continue;
    const last = ranges.at(-1);
    if (last && addDays(last.endDate, 1) === startDate) last.endDate = endDate;
    else ranges.push({ startDate, endDate });
  }
  return ranges;
}
