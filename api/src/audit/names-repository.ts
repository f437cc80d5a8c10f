import type { ObjectId } from 'mongodb';
import type { Named } from '../collections/audit-document';
import type { Database } from '../collections/database';
import type { Change } from './change';
import { distinctIds } from '../db/id';
import type { Transaction } from '../db/transaction';

type Names = { engineers: Named[]; projects: Named[] };

/** Engineers and projects that the transaction has read, so that their names need no query. */
export type Known = readonly { _id: ObjectId; name: string }[];

/** Reads the names of the engineers and projects of all changes with at most one query each. */
export async function findNames(
  db: Database,
  session: Transaction,
  changes: readonly Change[],
  known: Known,
): Promise<(change: Change) => Partial<Names>> {
  const read = async (collection: 'users' | 'projects', ids: readonly ObjectId[]) => {
    const names = new Map(known.map(({ _id, name }) => [_id.toHexString(), name]));
    const unknown = distinctIds(ids).filter((id) => !names.has(id.toHexString()));
    if (unknown.length === 0) return names;
    const rows = await db[collection as 'users']
      .find({ _id: { $in: unknown } }, { session })
      .project<{ _id: ObjectId; name: string }>({ name: 1 })
      .toArray();
    for (const { _id, name } of rows) names.set(_id.toHexString(), name);
    return names;
  };
  const engineers = await read(
    'users',
    changes.flatMap(({ engineerIds }) => engineerIds),
  );
  const projects = await read(
    'projects',
    changes.flatMap(({ projectIds }) => projectIds),
  );
  const named = (names: Map<string, string>) => (_id: ObjectId) => ({
    _id,
    name: names.get(_id.toHexString()) ?? null,
  });
  return ({ engineerIds, projectIds }) =>
    engineerIds.length === 0
      ? {}
      : { engineers: engineerIds.map(named(engineers)), projects: projectIds.map(named(projects)) };
}
