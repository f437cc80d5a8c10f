import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../collections/database';
import { isUnavailable } from '../db/is-unavailable';
import type { Transaction } from '../db/transaction';
import { readCollection } from '../integrity/integrity-repository';
import { COLLECTION_NAMES, type CollectionName } from '../integrity/stored-document';
import { endLine, entryLine, headerLine } from './backup-document';
import { BackupError } from './backup-error';

/**
 * Writes a snapshot of the database to a new file, which only its owner can read because it contains password hashes.
 * The file gets its name when it is complete.
 * @returns how many documents were written
 */
export async function exportBackup(db: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} already exists.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    const documents = await db.transaction([], async (transaction) => {
      const count = { documents: 0 };
      const lines = linesOf(db, transaction, count);
      try {
        await pipeline(lines, createWriteStream(draft, { mode: 0o600, flush: true }));
      } finally {
        // A query on its way when writing fails would begin the transaction again after it was aborted.
        await lines.return(undefined);
      }
      return count.documents;
    });
    await rename(draft, file);
    return documents;
  } catch (error) {
    throw isOfFile(error) ? new BackupError(`${file} cannot be written (${error.code}).`) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Whether an error comes from the file system, such as a missing folder or a full disk. Connection errors look alike.
 */
function isOfFile(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && !isUnavailable(error);
}

async function* linesOf(
  db: Database,
  transaction: Transaction,
  count: { documents: number },
): AsyncGenerator<string> {
  yield `${headerLine()}\n`;
  for (const collection of COLLECTION_NAMES) {
    for await (const stored of readCollection(db, transaction, collection)) {
      count.documents += 1;
      yield `${entryLine({ collection, document: withoutSessions(collection, stored) })}\n`;
    }
  }
  yield `${endLine(count.documents)}\n`;
}

/** Ended sessions and sign-ins on their way are left out, because importing ends all of them. */
function withoutSessions(collection: CollectionName, document: object): object {
  const left = collection === 'identities' ? 'codes' : collection === 'users' ? 'revokedTokens' : undefined;
  const kept = Object.fromEntries(Object.entries(document).filter(([field]) => field !== left));
  // Releases before several codes require the field.
  return collection === 'identities' ? { ...kept, code: null } : kept;
}
