import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { startDataCheck } from '../integrity/data-check';
import type { Finding } from '../integrity/finding';
import type { CollectionName } from '../integrity/stored-document';
import { BackupError } from './backup-error';
import { deleteAllInvitations, insertDocuments, isUnused } from './backup-repository';
import { readBackup } from './read-backup';

const BATCH = 500;

export type Import = { kind: 'imported'; documents: number } | { kind: 'refused'; violations: Finding[] };

/** Imports a backup into an unused database: all of it in one transaction, or nothing if it breaks a rule. */
export async function importBackup(db: Database, file: string): Promise<Import> {
  const check = startDataCheck();
  for await (const { collection, document } of readBackup(file)) check.add(collection, document);
  const violations = check.findings().filter(({ severity }) => severity === 'violation');
  if (violations.length > 0) return { kind: 'refused', violations };

  const documents = await db.transaction([], async (transaction) => {
    if (!(await isUnused(db, transaction))) {
      throw new BackupError('The database is not empty. Import a backup into a new database only.');
    }
    await deleteAllInvitations(db, transaction);
    return insertAll(db, transaction, file);
  });
  return { kind: 'imported', documents };
}

async function insertAll(db: Database, transaction: Transaction, file: string): Promise<number> {
  let batch: object[] = [];
  let batchOf: CollectionName | undefined;
  let documents = 0;
  const flush = async () => {
    if (batchOf && batch.length > 0) await insertDocuments(db, transaction, batchOf, batch);
    documents += batch.length;
    batch = [];
  };
  for await (const { collection, document } of readBackup(file)) {
    if (collection !== batchOf || batch.length === BATCH) await flush();
    batchOf = collection;
    batch.push({
      ...(document as object),
      ...(collection === 'users' && { tokenVersion: newTokenVersion() }),
    });
  }
  await flush();
  return documents;
}

/** Above every counter, so that no token of the original database is valid in this one. */
function newTokenVersion(): number {
  return Math.trunc(Date.now() / 1000);
}
