import { queryKeys } from '../../../data/query-keys';

/** Query key prefixes of the schedules. */
export const scheduleKey = [queryKeys.assignments, 'schedule'];
export const projectScheduleKey = [queryKeys.assignments, 'project-schedule'];
