import * as schedule from '@erm/contracts/schedule';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getProjectSchedule } from './get-project-schedule';
import { getSchedule } from './get-schedule';
import { presentProjectSchedule, presentSchedule } from './schedule-presenter';

export function scheduleRoutes({ db, roster, today }: ApiDeps): Route[] {
  return [
    defineRoute(schedule.getSchedule, async ({ query, session }) => {
      const day = today();
      const page = await getSchedule(db, roster, query, session.user, day);
      return success(presentSchedule(page, { from: query.from, today: day }));
    }),
    defineRoute(schedule.getProjectSchedule, async ({ query }) => {
      const day = today();
      const page = await getProjectSchedule(db, roster, query, day);
      return success(presentProjectSchedule(page, { from: query.from, today: day }));
    }),
  ];
}
