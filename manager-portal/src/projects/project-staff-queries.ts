import { listAssignments, type Assignment } from '@erm/contracts/assignments';
import { countDays, plannablePart, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import { getSchedule, type ScheduleRow } from '@erm/contracts/schedule';
import { MAX_DAYS_SHOWN } from '@erm/contracts/span-query';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../data/query-keys';

/** An assignment whose engineer was not deleted. */
export type Staffed = Assignment & { engineerId: NonNullable<Assignment['engineerId']> };

export const isStaffed = (assignment: Assignment): assignment is Staffed => assignment.engineerId !== null;

/** Loads all assignments of a project. */
export function useProjectAssignments(projectId: string, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.assignments, 'of-project', projectId],
    enabled,
    queryFn: async ({ signal }): Promise<Assignment[]> =>
      (await api.call(listAssignments, { query: { projectId }, signal })).data,
  });
}

/**
 * Loads everything that the engineers of a project are assigned to, in whole years around some days. Undefined for days
 * that are too many for one request; the server then is the only one who judges.
 */
export function useProjectSchedule(projectId: string, days: DaySpan | null) {
  const api = useApi();
  const span = days && plannablePart(yearsAround(days));
  return useQuery({
    queryKey: [queryKeys.assignments, 'schedule-of-project', projectId, span],
    enabled: span !== null && countDays(span) <= MAX_DAYS_SHOWN,
    async queryFn({ signal }) {
      if (!span) throw new Error('No days are asked for');
      const rows: ScheduleRow[] = [];
      for (let total = 1; rows.length < total;) {
        const query = {
          from: span.startDate,
          to: span.endDate,
          project: projectId,
          limit: MAX_PAGE_SIZE,
          offset: rows.length,
        };
        const { data } = await api.call(getSchedule, { query, signal });
        rows.push(...data.rows);
        total = data.rows.length === 0 ? 0 : data.total;
      }
      return rows;
    },
  });
}

const yearOf = (day: CalendarDay) => day.slice(0, 4);

function yearsAround({ startDate, endDate }: DaySpan): DaySpan {
  return { startDate: `${yearOf(startDate)}-01-01`, endDate: `${yearOf(endDate)}-12-31` };
}
