import * as schedule from '@erm/contracts/schedule';
import { success } from '../http/success';
import type { StaffingDeps } from '../projects/staffed-projects';
import { defineRoute, type Route } from '../routing/define-route';
import { getProjectSchedule } from './get-project-schedule';
import { getSchedule } from './get-schedule';
import { presentProjectSchedule, presentSchedule } from './schedule-presenter';

export function scheduleRoutes(deps: StaffingDeps): Route[] {
  const { db, roster } = deps;
  return [
    defineRoute(schedule.getSchedule, async ({ query, session, today }) => {
      const page = await getSchedule(db, roster, query, session.user, today);
      return success(presentSchedule(page, { ...query, today }));
    }),
    defineRoute(schedule.getProjectSchedule, async ({ query, today }) => {
      const page = await getProjectSchedule(deps, query, today);
      return success(presentProjectSchedule(page, { ...query, today }));
    }),
  ];
}
