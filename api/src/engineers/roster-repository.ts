import type { Database } from '../database';
import type { UserDocument } from '../users/user-document';

type RosterRow = Pick<UserDocument, '_id' | 'name' | 'skills' | 'maxCapacity' | 'search' | 'load' | 'lock'>;

const FIELDS = { name: 1, skills: 1, maxCapacity: 1, search: 1, load: 1, lock: 1 } as const;
/** Large enough to read any realistic roster in one round trip. */
const BATCH = 10_000;

/** All engineers sorted by name, with the fingerprint of exactly these. */
export async function findRoster(db: Database): Promise<{ engineers: RosterRow[]; fingerprint: string }> {
  const engineers = await db.users
    .find({ role: 'engineer' }, { sort: { sortName: 1, _id: 1 }, batchSize: BATCH })
    .project<RosterRow>(FIELDS)
    .toArray();
  const locks = engineers.reduce((sum, { lock }) => sum + lock, 0);
  return { engineers, fingerprint: fingerprintOf(engineers.length, locks) };
}

/**
 * Changes whenever an engineer is added, changed, or deleted. Every change increments `lock`, which starts at a random
 * number so that a new engineer cannot offset a deleted one.
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
