import * as edits from '@erm/contracts/project-edits';
import * as projects from '@erm/contracts/projects';
import { actorOf } from '../audit/actor';
import type { ProjectDocument } from '../collections/project-document';
import { listProjects } from '../collections/project-repository';
import { hexIdOf } from '../db/id';
import { countMembers, findProjectIdsOfEngineer } from '../derived-fields/team-repository';
import type { RosterDeps } from '../engineers/roster';
import { respondWithList } from '../http/list-stream';
import { success } from '../http/success';
import { changed } from '../routing/changed';
import { idempotencyKeyOf } from '../idempotency/idempotency-key';
import { runIdempotently } from '../idempotency/run-idempotently';
import { defineRoute, type Route } from '../routing/define-route';
import { presentEdit } from '../routing/present-edit';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { listSuitableEngineers } from './list-suitable-engineers';
import { mayReadEveryProject } from './project-policy';
import { presentProject, presentSuitableEngineer } from './project-presenter';
import { updateProject } from './update-project';

export function projectRoutes({ config, db, roster }: RosterDeps): Route[] {
  return [
    defineRoute(projects.listProjects, async ({ query, today, session: { user } }) => {
      const among = mayReadEveryProject(user) ? null : await findProjectIdsOfEngineer(db, user._id);
      const list = await listProjects(db, query, among);
      const present = async (rows: ProjectDocument[]) => {
        const membersToday = await countMembers(db, rows, today);
        return rows.map((row) => {
          return { ...presentProject(row), membersToday: membersToday.get(hexIdOf(row)) ?? 0 };
        });
      };
      return respondWithList(list, present, (data, page) => ({ ...success(data), page }));
    }),
    defineRoute(edits.createProject, async (call) => {
      const project = await runIdempotently(
        db,
        idempotencyKeyOf(config, call),
        call.receipt,
        [],
        async (transaction) => presentProject(await createProject(db, transaction, actorOf(call), call.body)),
      );
      return changed(call, { project });
    }),
    defineRoute(edits.updateProject, async (call) => {
      const edit = updateProject(db, actorOf(call), call.params.id, call.body);
      const project = await presentEdit(edit, presentProject);
      return changed(call, { project });
    }),
    defineRoute(edits.deleteProject, async (call) => {
      await deleteProject(db, actorOf(call), call.params.id);
      return changed(call, { _id: call.params.id });
    }),
    defineRoute(projects.listSuitableEngineers, async ({ params, query, today }) => {
      const { span, engineers } = await listSuitableEngineers(db, roster, params.id, query, today);
      return success(engineers.map((engineer) => presentSuitableEngineer(engineer, today, span)));
    }),
  ];
}
