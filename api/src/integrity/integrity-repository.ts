import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import type { CollectionName } from './stored-document';

/** All documents of a collection in the order of their ids, in the snapshot of the transaction. */
export function readCollection(
  db: Database,
  session: Transaction,
  name: CollectionName,
): AsyncIterable<object> {
  const options = { session, sort: { _id: 1 } } as const;
  switch (name) {
    case 'users':
      return db.users.find({}, options);
    case 'projects':
      return db.projects.find({}, options);
    case 'assignments':
      return db.assignments.find({}, options);
    case 'invitations':
      return db.invitations.find({}, options);
    case 'identities':
      return db.identities.find({}, options);
    case 'audit':
      return db.audit.find({}, options);
  }
}
