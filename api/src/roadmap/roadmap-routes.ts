import * as roadmap from '@erm/contracts/roadmap';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getRoadmap } from './get-roadmap';
import { presentRoadmap } from './roadmap-presenter';

export function roadmapRoutes({ db, roster }: ApiDeps): Route[] {
  return [
    defineRoute(roadmap.getRoadmap, async ({ query, today }) =>
      success(presentRoadmap(await getRoadmap(db, roster, query, today))),
    ),
  ];
}
