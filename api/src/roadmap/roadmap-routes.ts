import * as roadmap from '@erm/contracts/roadmap';
import { success } from '../http/success';
import type { StaffingDeps } from '../projects/staffed-projects';
import { defineRoute, type Route } from '../routing/define-route';
import { getRoadmap } from './get-roadmap';

export function roadmapRoutes(deps: StaffingDeps): Route[] {
  return [
    defineRoute(roadmap.getRoadmap, async ({ query, today }) =>
      success(await getRoadmap(deps, query, today)),
    ),
  ];
}
