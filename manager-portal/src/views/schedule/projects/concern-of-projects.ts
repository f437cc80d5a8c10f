import type { LiveEvent } from '@erm/contracts/events';
import type { getProjectScheduleQuery, ProjectSchedule } from '@erm/contracts/schedule';
import type { Concern } from '@erm/portal-kit';
import type { z } from 'zod/mini';

type ProjectSearch = Partial<z.input<typeof getProjectScheduleQuery>>;

/**
 * As in the schedule by engineer. The total counts projects, so assignments do not affect it; engineers include their
 * load.
 */
export const concernOfProjects =
  ({ department, only, sort }: ProjectSearch) =>
  ({ entity, engineerIds = [], projectIds }: LiveEvent, { rows, engineers }: ProjectSchedule): Concern => {
    const isOrdered = sort !== 'open' && !department?.length && !only;
    if (entity !== 'assignment' || !projectIds || !isOrdered) return 'rows';
    const isShown =
      rows.some(({ project }) => projectIds.includes(project._id)) ||
      engineers.some(({ engineer }) => engineerIds.includes(engineer._id));
    return isShown ? 'rows' : 'nothing';
  };
