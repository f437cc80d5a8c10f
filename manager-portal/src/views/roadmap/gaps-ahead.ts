import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';

/** Days from today on with an uncovered skill. */
export type Gap = RoadmapProject['gaps'][number];

/** Current and future gaps in a project's skills; none for a completed project. */
export function gapsAhead({ status, gaps }: RoadmapProject, today: CalendarDay): Gap[] {
  return status === 'completed' ? [] : ahead(gaps, today);
}

/** Clips spans to today and later. */
export function ahead<Span extends DaySpan>(spans: readonly Span[], today: CalendarDay): Span[] {
  return spans
    .filter(({ endDate }) => endDate >= today)
    .map((span) => (span.startDate < today ? { ...span, startDate: today } : span));
}
