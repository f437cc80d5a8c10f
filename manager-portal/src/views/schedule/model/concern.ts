import type { LiveEvent } from '@erm/contracts/events';
import type {
  getProjectScheduleQuery,
  getScheduleQuery,
  ProjectSchedule,
  Schedule,
} from '@erm/contracts/schedule';
import type { Concern } from '@erm/portal-kit';
import type { z } from 'zod/mini';

type Search = Partial<z.input<typeof getScheduleQuery>>;
type ProjectSearch = Partial<z.input<typeof getProjectScheduleQuery>>;

/*
 * A change of an assignment concerns the pages with its engineers and projects, as long as assignments decide neither
 * which rows there are nor in which order. Any other change concerns all pages: new names and dates move rows, too.
 */

/** Rows of deleted engineers come and go with their assignments, and are always at the end. */
export const concernOfSchedule =
  ({ q, project, only, sort = 'name' }: Search) =>
  ({ entity, engineerIds }: LiveEvent, { rows, offset, total }: Schedule): Concern => {
    const isOrdered = sort === 'name' && !q && !project && !only;
    const hasEnd = offset + rows.length >= total;
    if (entity !== 'assignment' || !engineerIds || !isOrdered || hasEnd) return 'rows';
    return rows.some(({ engineer }) => engineerIds.includes(engineer._id)) ? 'rows' : 'totals';
  };

/** The total is of projects, whoever is assigned to them. Engineers come with their load. */
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
