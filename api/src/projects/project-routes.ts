import * as projects from '@erm/contracts/projects';
import { authorOf } from '../audit/author';
import { creatorOf } from '../creations/creation-key';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { describeProject, describeProjects } from './describe-projects';
import { listSuitableEngineers } from './list-suitable-engineers';
import { mayReadEveryProject } from './project-policy';
import { listProjects } from './project-repository';
import { findProjectIdsOfEngineer } from './team-repository';
import { updateProject } from './update-project';

export function projectRoutes(deps: ApiDeps): Route[] {
  const { db } = deps;
  return [
    defineRoute(projects.listProjects, async ({ query, session: { user } }) => {
      const among = mayReadEveryProject(user) ? null : await findProjectIdsOfEngineer(db, user._id);
      const { rows, page } = await listProjects(db, query, among);
      return { ...success(await describeProjects(db, rows)), page };
    }),
    defineRoute(projects.createProject, async (call) => {
      const creator = creatorOf(deps.config, projects.createProject, call);
      return success({ project: await createProject(db, creator, call.body) });
    }),
    defineRoute(projects.updateProject, async (call) => {
      const project = await updateProject(db, authorOf(call), call.params.id, call.body);
      return success({ project: await describeProject(db, project) });
    }),
    defineRoute(projects.deleteProject, async (call) => {
      await deleteProject(db, authorOf(call), call.params.id);
      return success({ _id: call.params.id });
    }),
    defineRoute(projects.listSuitableEngineers, async ({ params, query }) =>
      success(await listSuitableEngineers(deps, params.id, query)),
    ),
  ];
}
