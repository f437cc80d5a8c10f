import * as utilization from '@erm/contracts/utilization';
import type { RosterDeps } from '../engineers/roster';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getUtilization } from './get-utilization';
import { getSoon } from './get-soon';
import { presentUtilization } from './utilization-presenter';

export function utilizationRoutes({ db, roster }: RosterDeps): Route[] {
  return [
    defineRoute(utilization.getUtilization, async ({ today }) => {
      const [figures, soon] = await Promise.all([getUtilization(roster, today), getSoon(db, today)]);
      return success(presentUtilization(figures, soon));
    }),
  ];
}
