import type { ObjectId } from 'mongodb';
import type { Named } from './audit-document';
import type { Change } from './change';
import type { Database } from '../database';
import { distinctIds } from '../db/id';
import type { Transaction } from '../db/transaction';

type Names = { engineers: Named[]; projects: Named[] };

/** Reads the names of the engineers and projects of all changes with one query each, and none if there are none. */
export async function findNames(
  db: Database,
  session: Transaction,
  changes: readonly Change[],
): Promise<(change: Change) => Partial<Names>> {
  const read = async (collection: 'users' | 'projects', ids: readonly ObjectId[]) => {
    if (ids.length === 0) return new Map<string, string>();
    const rows = await db[collection as 'users']
      .find({ _id: { $in: distinctIds(ids) } }, { session })
      .project<{ _id: ObjectId; name: string }>({ name: 1 })
      .toArray();
    return new Map(rows.map(({ _id, name }) => [_id.toHexString(), name]));
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
