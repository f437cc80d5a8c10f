import type { LiveEvent } from '@erm/contracts/events';
import type { getScheduleQuery, Schedule } from '@erm/contracts/schedule';
import type { Concern } from '@erm/portal-kit';
import type { z } from 'zod/mini';

type Search = Partial<z.input<typeof getScheduleQuery>>;

/*
 * A change of an assignment affects the pages with its engineers and projects, unless assignments determine the rows or
 * their order. Any other change affects all pages: new names and dates move rows, too.
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
