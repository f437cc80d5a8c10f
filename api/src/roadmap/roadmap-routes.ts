import * as roadmap from '@erm/contracts/roadmap';
import type { RosterDeps } from '../engineers/roster';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { getRoadmap } from './get-roadmap';
import { cacheStaffedProjects } from './staffed-projects';

export function roadmapRoutes({ db, roster }: RosterDeps): Route[] {
  const staffedProjects = cacheStaffedProjects(db, roster);
  return [
    defineRoute(roadmap.getRoadmap, async ({ query, today }) =>
      success(await getRoadmap({ db, roster, staffedProjects }, query, today)),
    ),
  ];
}
