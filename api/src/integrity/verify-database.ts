import type { Database } from '../collections/database';
import { startDataCheck, type DataCheck } from './data-check';
import { readCollection } from './integrity-repository';
import { COLLECTION_NAMES } from './stored-document';

/** Checks a snapshot of the whole database against every rule. */
export async function verifyDatabase(db: Database): Promise<DataCheck> {
  return db.transaction([], async (transaction) => {
    const check = startDataCheck();
    for (const name of COLLECTION_NAMES) {
      for await (const document of readCollection(db, transaction, name)) check.add(name, document);
    }
    return check;
  });
}
