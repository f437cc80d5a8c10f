import type { CalendarDay } from '@erm/contracts/calendar-day';
import * as changes from '@erm/contracts/changes';
import type { ApiDeps } from '../api-deps';
import { presentAssignment } from '../assignments/assignment-presenter';
import type { AssignmentDocument } from '../collections/assignment-document';
import { populateAssignment } from '../assignments/populate-assignments';
import { actorOf } from '../audit/actor';
import { presentChange } from '../audit/change-presenter';
import { presentEngineer } from '../engineers/engineer-presenter';
import { ApiError } from '../errors/api-error';
import { conflictError, StaleEditError } from '../errors/stale-edit-error';
import { success } from '../http/success';
import type { ProjectDocument } from '../collections/project-document';
import { presentProject } from '../projects/project-presenter';
import { defineRoute, type Route } from '../routing/define-route';
import type { UserDocument } from '../collections/user-document';
import { presentUser } from '../users/user-presenter';
import { BatchUndoError, undoBatch } from './undo-batch';
import { undoChange } from './undo-change';
import { issueOf } from './undo-error';

export function undoRoutes(deps: ApiDeps): Route[] {
  const { db } = deps;
  const presentCurrent = async (current: unknown, today: CalendarDay): Promise<unknown> => {
    const document = current as UserDocument | ProjectDocument | AssignmentDocument;
    if ('status' in document) return presentProject(document);
    if ('projectId' in document) return presentAssignment(await populateAssignment(db, document), today);
    return document.role === 'engineer' ? presentEngineer(document, today) : presentUser(document);
  };
  const presented = async (error: unknown, today: CalendarDay): Promise<unknown> =>
    error instanceof StaleEditError ? conflictError(await presentCurrent(error.current, today)) : error;

  /** Names each change that stands in the way, with the code of the first one. */
  const presentedBatch = async (error: BatchUndoError, today: CalendarDay): Promise<unknown> => {
    const first = await presented(error.refusals[0]!.error, today);
    if (!(first instanceof ApiError)) return first;
    const issues = error.refusals.map(({ changeId, error: each }) => issueOf(`changes.${changeId}`, each));
    return new ApiError(first.code, first.message, { ...first.details, issues });
  };

  return [
    defineRoute(changes.undoChange, async (call) => {
      const { user } = call.session;
      try {
        const change = await undoChange(deps, actorOf(call), user, call.params.id, call.query.version);
        return success({ change: presentChange(change, user) });
      } catch (error) {
        throw await presented(error, call.today);
      }
    }),
    defineRoute(changes.undoBatch, async (call) => {
      const { user } = call.session;
      try {
        const undone = await undoBatch(db, actorOf(call), user, call.params.id);
        const batchId = undone[0]?.batchId?.toHexString() ?? '';
        return success({ batchId, changes: undone.map((change) => presentChange(change, user)) });
      } catch (error) {
        throw error instanceof BatchUndoError ? await presentedBatch(error, call.today) : error;
      }
    }),
  ];
}
