import { loadCurve } from '@erm/contracts/load-curve';
import type { ObjectId } from 'mongodb';
import type { AuditDocument } from '../collections/audit-document';
import type { Database } from '../collections/database';
import { packLoad } from '../collections/packed-load';
import { computeLoads, refreshLoads } from './load-repository';
import { computeTeams, refreshTeams, type Team } from './team-repository';

/** Small enough for one transaction, large enough to process a large database within seconds. */
const BATCH = 100;

/**
 * Adds the fields that a database of an earlier release lacks. Each batch is one transaction that writes to every
 * affected document, so it conflicts with any change to their assignments. Two processes doing this at the same time
 * only repeat each other's work.
 */
export async function backfillDerivedFields(db: Database): Promise<void> {
  await repairStaleFields(db, {
    engineerIds: await idsOf(db.users.find({ role: 'engineer', load: null } as object)),
    projectIds: await idsOf(db.projects.find({ teamSkills: null } as object)),
  });
  await backfillActors(db);
}

/** Lets lists find the changes of a person that an earlier release recorded. */
async function backfillActors({ audit }: Database): Promise<void> {
  const records = await audit
    .find({ actorId: null } as object)
    .project<Pick<AuditDocument, '_id' | 'actor'>>({ actor: 1 })
    .toArray();
  for (const batch of batches(records)) {
    const writes = batch.map(({ _id, actor }) => ({
      updateOne: { filter: { _id }, update: { $set: { actorId: actor._id } } },
    }));
    await audit.bulkWrite(writes);
  }
}

export interface StaleFields {
  engineerIds: ObjectId[];
  projectIds: ObjectId[];
}

/** Finds engineers and projects whose stored load or team does not match their assignments. */
export async function findStaleFields(db: Database): Promise<StaleFields> {
  const stale: StaleFields = { engineerIds: [], projectIds: [] };
  for (const ids of batches(await idsOf(db.users.find({ role: 'engineer' })))) {
    stale.engineerIds.push(...(await findStaleLoads(db, ids)));
  }
  for (const ids of batches(await idsOf(db.projects.find()))) {
    stale.projectIds.push(...(await findStaleTeams(db, ids)));
  }
  return stale;
}

export async function repairStaleFields(
  db: Database,
  { engineerIds, projectIds }: StaleFields,
): Promise<void> {
  for (const ids of batches(engineerIds)) {
    await db.transaction(ids, (transaction) => refreshLoads(db, transaction, ids));
  }
  for (const ids of batches(projectIds)) {
    await db.transaction(ids, (transaction) => refreshTeams(db, transaction, ids));
  }
}

/** Reads both sides in one snapshot, so concurrent changes are not reported. */
async function findStaleLoads(db: Database, ids: readonly ObjectId[]): Promise<ObjectId[]> {
  return db.transaction([], async (session) => {
    const engineers = await db.users.find({ _id: { $in: [...ids] } }, { session }).toArray();
    const loads = await computeLoads(db, session, ids);
    return engineers
      .filter(({ _id, load }) => {
        return load !== packLoad(loads.get(_id.toHexString()) ?? loadCurve([]));
      })
      .map(({ _id }) => _id);
  });
}

async function findStaleTeams(db: Database, ids: readonly ObjectId[]): Promise<ObjectId[]> {
  return db.transaction([], async (session) => {
    const projects = await db.projects.find({ _id: { $in: [...ids] } }, { session }).toArray();
    const teams = await computeTeams(db, session, ids);
    const inOrder = ({ team, teamSkills }: Partial<Team> = {}) =>
      JSON.stringify([team?.map(String).sort(), teamSkills]);
    return projects
      .filter((project) => inOrder(project) !== inOrder(teams.get(project._id.toHexString())))
      .map(({ _id }) => _id);
  });
}

interface Ids {
  project<Row extends object>(projection: object): { toArray(): Promise<Row[]> };
}

async function idsOf(found: Ids): Promise<ObjectId[]> {
  return (await found.project<{ _id: ObjectId }>({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
