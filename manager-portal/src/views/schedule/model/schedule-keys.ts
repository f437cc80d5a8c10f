import { queryKeys } from '../../../data/query-keys';

/** The first elements of the keys of each schedule. */
export const scheduleKey = [queryKeys.assignments, 'schedule'];
export const projectScheduleKey = [queryKeys.assignments, 'project-schedule'];
