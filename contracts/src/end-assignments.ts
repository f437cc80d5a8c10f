import type { ApplyBatchBody } from './batches';
import type { CalendarDay, DaySpan } from './calendar-day';

interface Ending extends DaySpan {
  _id: string;
  version: number;
}

/** What a batch does so that no assignment goes on after today: it ends those that run, and removes those to come. */
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
