import { findOverCapacity } from '@erm/contracts/over-capacity';
import { overCapacity } from '@erm/contracts/refusals';
import { refusalError } from '../errors/api-error';
import { loadCurve } from '@erm/contracts/load-curve';
import { findShares, markProjectRestored, type Share } from '../collections/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import { hexIdOf, type ObjectId } from '../db/id';
import type { Database } from '../collections/database';
import { groupBy } from '../db/group-by';
import type { Transaction } from '../db/transaction';
import { refreshLoads } from '../derived-fields/load-repository';
import { lockUsers } from '../collections/user-repository';
import { newProjectDocument, type ProjectFields } from '../collections/project-document';
import { insertProject } from '../collections/project-repository';
import { findEngineerIdsOfProject, refreshTeams } from '../derived-fields/team-repository';

interface DeletedProject {
  id: ObjectId;
  fields: ProjectFields;
  version: number;
}

/** Brings back a deleted project. Its assignments count as load again, so they must still fit. */
export async function restoreProject(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  { id, fields, version }: DeletedProject,
): Promise<void> {
  const project = { ...newProjectDocument(fields), _id: id, version };
  await insertProject(db, transaction, project);
  const team = await findEngineerIdsOfProject(db, id, transaction);
  const engineers = await lockUsers(db, transaction, team, 'engineer');
  const before = await sharesByEngineer(db, transaction, team);
  await markProjectRestored(db, transaction, project);
  const after = await sharesByEngineer(db, transaction, team);
  for (const { _id, name, maxCapacity } of engineers) {
    const key = _id.toHexString();
    const [old, restored] = [before.get(key) ?? [], after.get(key) ?? []];
    const judged = { maxCapacity, others: loadCurve([]), before: old, after: restored, idOf: hexIdOf };
    const [over] = findOverCapacity(judged);
    if (!over) continue;
    const message = `${name}: ${over.violation.message}`;
    throw refusalError(overCapacity({ ...over.violation, message }));
  }
  await refreshLoads(db, transaction, team);
  await refreshTeams(db, transaction, [id]);
  await recordChange(db, transaction, actor, creation('project', { ...project, team }));
}

async function sharesByEngineer(
  db: Database,
  transaction: Transaction,
  engineerIds: readonly ObjectId[],
): Promise<Map<string, Share[]>> {
  const shares = await findShares(db, transaction, engineerIds);
  return groupBy(shares, ({ engineerId }) => engineerId.toHexString());
}
