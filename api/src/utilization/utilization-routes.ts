import { getUtilization as endpoint } from '@erm/contracts/utilization';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { getUtilization } from './get-utilization';

export function utilizationRoutes(deps: ApiDeps): Route[] {
  return [defineRoute(endpoint, async () => success(await getUtilization(deps)))];
}
