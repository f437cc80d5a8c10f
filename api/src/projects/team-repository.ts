import type { ObjectId } from 'mongodb';
import type { AssignmentDocument } from '../assignments/assignment-document';
import type { Database } from '../database';
import { distinctIds, toObjectId, type Id } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { ProjectDocument } from './project-document';

type Membership = Pick<AssignmentDocument, 'projectId' | 'engineerId'>;

/** The teams of projects as their assignments define them, by project id. Projects without a team are left out. */
export async function computeTeams(
  db: Database,
  transaction: Transaction,
  projectIds: readonly Id[],
): Promise<Map<string, ObjectId[]>> {
  const filter = { projectId: { $in: projectIds.map(toObjectId) }, engineerDeleted: false };
  const rows = await db.assignments
    .find(filter, { session: transaction })
    .project<Membership>({ _id: 0, projectId: 1, engineerId: 1 })
    .toArray();
  const members = new Map<string, ObjectId[]>();
  for (const { projectId, engineerId } of rows) {
    const id = projectId.toHexString();
    const known = members.get(id);
    if (known) known.push(engineerId);
    else members.set(id, [engineerId]);
  }
  return new Map([...members].map(([id, engineerIds]) => [id, distinctIds(engineerIds)]));
}

/** Adds the engineer of a new assignment. The transaction must hold the project's lock. */
export async function addToTeam(
  db: Database,
  transaction: Transaction,
  { _id, team }: ProjectDocument,
  engineerId: ObjectId,
): Promise<void> {
  if (!team) await refreshTeams(db, transaction, [_id]);
  else if (!team.some((member) => member.equals(engineerId))) {
    await db.projects.updateOne({ _id }, { $set: { team: [...team, engineerId] } }, { session: transaction });
  }
}

/** Brings the stored teams of projects in line with their assignments. Writing them locks the projects. */
export async function refreshTeams(
  db: Database,
  transaction: Transaction,
  projectIds: readonly ObjectId[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const teams = await computeTeams(db, transaction, projectIds);
  const writes = projectIds.map((_id) => {
    const team = teams.get(_id.toHexString()) ?? [];
    return { updateOne: { filter: { _id }, update: { $set: { team }, $inc: { lock: 1 } } } };
  });
  await db.projects.bulkWrite(writes, { session: transaction });
}

/** The projects an engineer is assigned to. */
export async function findProjectIdsOfEngineer(
  db: Database,
  engineerId: Id,
  transaction?: Transaction,
): Promise<ObjectId[]> {
  const rows = await db.assignments
    .find(
      { engineerId: toObjectId(engineerId), projectDeleted: false },
      transaction ? { session: transaction } : {},
    )
    .project<Pick<AssignmentDocument, 'projectId'>>({ _id: 0, projectId: 1 })
    .toArray();
  return distinctIds(rows.map(({ projectId }) => projectId));
}

/** The engineers assigned to a project, without deleted ones. */
export async function findEngineerIdsOfProject(
  db: Database,
  projectId: Id,
  transaction?: Transaction,
): Promise<ObjectId[]> {
  const rows = await db.assignments
    .find(
      { projectId: toObjectId(projectId), engineerDeleted: false },
      transaction ? { session: transaction } : {},
    )
    .project<Pick<AssignmentDocument, 'engineerId'>>({ _id: 0, engineerId: 1 })
    .toArray();
  return distinctIds(rows.map(({ engineerId }) => engineerId));
}
