import * as roadmap from '@erm/contracts/roadmap';
import type { RosterDeps } from '../engineers/roster';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getRoadmap } from './get-roadmap';
import { presentRoadmap } from './roadmap-presenter';

export function roadmapRoutes({ db, roster }: RosterDeps): Route[] {
  return [
    defineRoute(roadmap.getRoadmap, async ({ query, today }) =>
      success(presentRoadmap(await getRoadmap(db, roster, query, today))),
    ),
  ];
}
