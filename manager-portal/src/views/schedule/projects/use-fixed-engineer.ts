import { plannablePart, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { getSchedule } from '@erm/contracts/schedule';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../data/query-keys';
import type { Change } from '../change/change';
import { rowModel } from '../model/row-model';
import type { Members } from './use-members';

/**
 * Data that fixes are suggested from: an engineer's assignments on all projects, most of which are collapsed or not
 * loaded. Null until loaded; if that fails, falls back to those in the view.
 */
export function useFixedEngineer(
  fixing: Change | null,
  span: DaySpan,
  { models, projects }: Members,
  today: CalendarDay,
) {
  const api = useApi();
  const id = fixing && (fixing.to ?? fixing.from);
  const { startDate: from, endDate: to } = plannablePart(span);
  const { data, isError } = useQuery({
    queryKey: [queryKeys.assignments, 'of-engineer', id, from, to],
    enabled: id !== null,
    gcTime: 0,
    async queryFn({ signal }) {
      const query = { from, to, around: id ?? '', limit: 1 };
      return (await api.call(getSchedule, { query, signal })).data;
    },
  });
  const row = data?.rows.find(({ engineer }) => engineer._id === id);
  if (!data && !isError) return null;
  return {
    modelOf: (each: string) => (row && each === id ? rowModel(row, today) : models.get(each)),
    projects: new Map([
      ...(data?.projects ?? []).map((project) => [project._id, project] as const),
      ...projects,
    ]),
  };
}
