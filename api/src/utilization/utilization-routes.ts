import * as utilization from '@erm/contracts/utilization';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getUtilization } from './get-utilization';
import { presentUtilization } from './utilization-presenter';

export function utilizationRoutes({ roster }: ApiDeps): Route[] {
  return [
    defineRoute(utilization.getUtilization, async ({ today }) =>
      success(presentUtilization(await getUtilization(roster, today))),
    ),
  ];
}
