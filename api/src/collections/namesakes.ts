import type { Database } from './database';
import { groupBy } from '../db/group-by';
import type { UserDocument } from './user-document';

type Named = Pick<UserDocument, '_id' | 'sortName'>;

/** Whether an engineer other than this one has the same name, so that it does not say who is meant. */
export type HasNamesake = (person: Named) => boolean;

/** Looks for the namesakes of people with one query, by an index alone. */
export async function findNamesakes(db: Database, sortNames: readonly string[]): Promise<HasNamesake> {
  if (sortNames.length === 0) return () => false;
  const engineers = await db.users
    .find({ role: 'engineer', sortName: { $in: [...new Set(sortNames)] } })
    .project<Named>({ sortName: 1 })
    .toArray();
  const byName = groupBy(engineers, ({ sortName }) => sortName);
  return ({ _id, sortName }) => (byName.get(sortName) ?? []).some((other) => !other._id.equals(_id));
}
