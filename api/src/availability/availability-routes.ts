import * as availability from '@erm/contracts/availability-view';
import type { RosterDeps } from '../engineers/roster';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { findProjectNeedsInOrder } from '../collections/project-repository';
import { presentAvailability } from './availability-presenter';
import { listAvailability } from './list-availability';
import { filtersOf, sharedFiltersOf } from './roster-filters';

export function availabilityRoutes({ db, roster }: RosterDeps): Route[] {
  return [
    defineRoute(availability.listAvailability, async ({ query }) => {
      const answer = await listAvailability(db, roster, query);
      return { ...success(presentAvailability(answer)), page: answer.page };
    }),
    defineRoute(availability.getRosterFilters, async ({ session: { user } }) => {
      if (user.role !== 'manager') return success(sharedFiltersOf(await roster.engineers()));
      const [engineers, projects] = await Promise.all([roster.engineers(), findProjectNeedsInOrder(db)]);
      return success(filtersOf(engineers, projects));
    }),
  ];
}
