import { isDeepStrictEqual } from 'node:util';
import type { Collection, Filter, ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import { keyById } from '../db/id';
import type { Transaction } from '../db/transaction';
import { findStaleFields, repairStaleFields } from '../derived-fields/derived-fields-repository';
import {
  normalizeAssignment,
  normalizeInvitation,
  normalizeProject,
  normalizeUser,
} from './normalize-document';

/** Renamed with every change of the rules for texts and search fields. */
const MIGRATION = 'normalized-texts-2';
/** Small enough for one transaction, large enough to process a large database within seconds. */
const BATCH = 200;

/** Brings the texts of an earlier release in line with the rules, once per database. */
export async function normalizeStoredTextsOnce(db: Database): Promise<void> {
  if (await db.migrations.findOne({ _id: MIGRATION })) return;
  await normalizeStoredTexts(db);
  await db.migrations.updateOne({ _id: MIGRATION }, { $set: { finishedAt: new Date() } }, { upsert: true });
}

/**
 * Normalizes every stored text, and what texts are searched and sorted by. Two processes doing this at the same time
 * only repeat each other's work.
 * @returns how many documents were changed
 */
export async function normalizeStoredTexts(db: Database): Promise<number> {
  const changed =
    (await rewrite(db, db.users, (users) => users.map(normalizeUser))) +
    (await rewrite(db, db.invitations, (invitations) => invitations.map(normalizeInvitation))) +
    (await rewrite(db, db.projects, (projects) => projects.map(normalizeProject))) +
    (await rewrite(db, db.assignments, async (assignments, transaction) => {
      const ids = (field: 'engineerId' | 'projectId') => assignments.map((assignment) => assignment[field]);
      const engineers = await namesOf(db.users, ids('engineerId'), transaction);
      const projects = await namesOf(db.projects, ids('projectId'), transaction);
      return assignments.map((assignment) =>
        normalizeAssignment(assignment, {
          engineer: engineers.get(assignment.engineerId.toHexString())?.name,
          project: projects.get(assignment.projectId.toHexString())?.name,
        }),
      );
    }));
  // Team skills are derived from the members' skills.
  if (changed > 0) await repairStaleFields(db, await findStaleFields(db));
  return changed;
}

interface Stored {
  _id: ObjectId;
  lock?: number;
}

/** Rewrites a collection in batches of one transaction each, which conflicts with any change to one of its documents. */
async function rewrite<Document extends Stored>(
  { transaction: inTransaction }: Database,
  collection: Collection<Document>,
  normalize: (documents: Document[], transaction: Transaction) => Document[] | Promise<Document[]>,
): Promise<number> {
  let changed = 0;
  let last: ObjectId | undefined;
  for (;;) {
    const filter = (last ? { _id: { $gt: last } } : {}) as Filter<Document>;
    const batch = await inTransaction([], async (session) => {
      const options = { session, sort: { _id: 1 }, limit: BATCH } as const;
      const documents = (await collection.find(filter, options).toArray()) as Document[];
      const normalized = await normalize(documents, session);
      const outdated = normalized.filter((document, index) => !isDeepStrictEqual(document, documents[index]));
      if (outdated.length > 0) {
        await collection.bulkWrite(outdated.map(update) as never, { session });
      }
      return { last: documents.at(-1)?._id, outdated: outdated.length };
    });
    if (!batch.last) return changed;
    changed += batch.outdated;
    last = batch.last;
  }
}

/** The new lock, if it has one, tells caches that the document has changed. */
function update<Document extends Stored>({ _id, lock, ...fields }: Document) {
  const update = { $set: fields, ...(lock !== undefined && { $inc: { lock: 1 } }) };
  return { updateOne: { filter: { _id }, update } };
}

async function namesOf<Document extends Stored & { name: string }>(
  collection: Collection<Document>,
  ids: readonly ObjectId[],
  session: Transaction,
) {
  const filter = { _id: { $in: ids } } as unknown as Filter<Document>;
  const found = await collection
    .find(filter, { session })
    .project<{ _id: ObjectId; name: string }>({ name: 1 })
    .toArray();
  return keyById(found);
}
