import { queryKeys } from '../../../../data/query-keys';

/** The first elements of the keys of the schedule by project. */
export const projectScheduleKey = [queryKeys.assignments, 'project-schedule'];
