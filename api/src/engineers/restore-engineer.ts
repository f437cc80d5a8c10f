import { findOverCapacity } from '@erm/contracts/over-capacity';
import { overCapacity } from '@erm/contracts/refusals';
import { refusalError } from '../errors/api-error';
import { loadCurve } from '@erm/contracts/load-curve';
import { findShares, markEngineerRestored } from '../collections/assignment-repository';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import { hexIdOf, type ObjectId } from '../db/id';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { findProjectIdsOfEngineer, refreshTeams } from '../derived-fields/team-repository';
import { assertDeliverable } from '../users/assert-deliverable';
import type { DeletedCredentials } from '../collections/deleted-credentials-document';
import { takeCredentials } from '../users/deleted-credentials-repository';
import { packLoad } from '../collections/packed-load';
import { newUserDocument, type UserDocument, type UserFields } from '../collections/user-document';
import { insertUser } from '../collections/user-repository';
import { saveLoads } from '../derived-fields/load-repository';

interface DeletedEngineer {
  id: ObjectId;
  fields: UserFields;
  version: number;
  /** Nobody knows its password, so a manager has to set one. */
  unusableHash: string;
}

/** Brings back a deleted engineer, whose assignments are theirs again. Sessions from before stay ended. */
export async function restoreEngineer(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  deleted: DeletedEngineer,
): Promise<void> {
  assertDeliverable(deleted.fields.email);
  const credentials = await takeCredentials(db, transaction, deleted.id);
  const engineer = documentOf(deleted, credentials);
  await insertUser(db, transaction, engineer);
  await markEngineerRestored(db, transaction, engineer);
  const shares = await findShares(db, transaction, [engineer._id]);
  const load = loadCurve(shares);
  // An overload from before the deletion may return, but must not grow.
  if (packLoad(load) !== credentials?.load) {
    const { maxCapacity } = engineer;
    const judged = { maxCapacity, others: loadCurve([]), before: [], after: shares, idOf: hexIdOf };
    const [over] = findOverCapacity(judged);
    if (over) throw refusalError(overCapacity(over.violation));
  }
  await saveLoads(db, transaction, new Map([[hexIdOf(engineer), load]]));
  await refreshTeams(db, transaction, await findProjectIdsOfEngineer(db, engineer._id, transaction));
  await recordChange(db, transaction, actor, creation('user', engineer));
}

function documentOf(
  { id, fields, version, unusableHash }: DeletedEngineer,
  credentials: DeletedCredentials | null,
): UserDocument {
  const user = newUserDocument(fields, credentials?.passwordHash ?? unusableHash);
  return {
    ...user,
    _id: id,
    version,
    mustChangePassword: credentials?.mustChangePassword ?? true,
    // Without the old counter, above every one there can be.
    tokenVersion: credentials ? credentials.tokenVersion + 1 : Math.trunc(Date.now() / 1000),
  };
}
