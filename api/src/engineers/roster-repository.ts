import type { Database } from '../database';
import type { UserDocument } from '../users/user-document';

type RosterRow = Pick<UserDocument, '_id' | 'name' | 'skills' | 'maxCapacity' | 'search' | 'load' | 'lock'>;

const FIELDS = { name: 1, skills: 1, maxCapacity: 1, search: 1, load: 1, lock: 1 } as const;
/** One round trip for any roster this product is made for. */
const BATCH = 10_000;

/** Every engineer in order of name, with the fingerprint of exactly these. */
export async function findRoster(db: Database): Promise<{ engineers: RosterRow[]; fingerprint: string }> {
  const engineers = await db.users
    .find({ role: 'engineer' }, { sort: { sortName: 1, _id: 1 }, batchSize: BATCH })
    .project<RosterRow>(FIELDS)
    .toArray();
  const locks = engineers.reduce((sum, { lock }) => sum + lock, 0);
  return { engineers, fingerprint: fingerprintOf(engineers.length, locks) };
}

/**
 * Differs whenever an engineer was added, changed or deleted: every change increments `lock`, which starts at a random
 * number, so that a new engineer cannot make up for a deleted one.
 */
export async function rosterFingerprint(db: Database): Promise<string> {
  const [sums] = await db.users
    .aggregate<{ engineers: number; locks: number }>([
      { $match: { role: 'engineer' } },
      { $group: { _id: null, engineers: { $sum: 1 }, locks: { $sum: '$lock' } } },
    ])
    .toArray();
  return fingerprintOf(sums?.engineers ?? 0, sums?.locks ?? 0);
}

function fingerprintOf(engineers: number, locks: number): string {
  return `${engineers}/${locks}`;
}
