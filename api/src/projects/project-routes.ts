import * as projects from '@erm/contracts/projects';
import { newProjectDocument } from '../db/project-document';
import type { ApiDeps } from '../http/api-deps';
import { defineRoute, type Route } from '../http/define-route';
import { success } from '../http/success';
import { deleteProject } from './delete-project';
import { describeProject, describeProjects } from './describe-projects';
import { listSuitableEngineers } from './list-suitable-engineers';
import { mayReadEveryProject } from './project-policy';
import { insertProject, listProjects } from './project-repository';
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
    defineRoute(projects.createProject, async ({ body }) => {
      const project = newProjectDocument(body);
      await insertProject(db, project);
      return success({ project: await describeProject(db, project) });
    }),
    defineRoute(projects.updateProject, async ({ params, body }) => {
      const project = await updateProject(db, params.id, body);
      return success({ project: await describeProject(db, project) });
    }),
    defineRoute(projects.deleteProject, async ({ params }) => {
      await deleteProject(db, params.id);
      return success({ _id: params.id });
    }),
    defineRoute(projects.listSuitableEngineers, async ({ params, query }) =>
      success(await listSuitableEngineers(deps, params.id, query)),
    ),
  ];
}
