import type { ApplyBatchBody } from './batches';
import type { CalendarDay, DaySpan } from './calendar-day';

interface Ending extends DaySpan {
  _id: string;
  version: number;
}

/** Operations after which no assignment extends past today: running ones end today, and future ones are deleted. */
export function endOperations(
  assignments: readonly Ending[],
  today: CalendarDay,
): ApplyBatchBody['operations'] {
  return assignments
    .filter(({ endDate }) => endDate > today)
    .map(({ _id: id, version, startDate }) =>
      startDate > today
        ? { action: 'delete', id, version }
        : { action: 'update', id, body: { endDate: today, version } },
    );
}
