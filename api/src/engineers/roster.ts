import type { LoadCurve } from '@erm/contracts/load-curve';
import type { Database } from '../database';
import { matchesText } from '../db/text-filter';
import { loadOf } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';
import { findRoster, rosterFingerprint } from './roster-repository';

/** The fields of an engineer that queries on the whole roster need. */
export interface RosterEntry extends Pick<
  UserDocument,
  '_id' | 'name' | 'skills' | 'maxCapacity' | 'search'
> {
  load: LoadCurve;
}

/** Returns every engineer currently in the database, sorted by name. */
export type Roster = (q?: string) => Promise<readonly RosterEntry[]>;

/**
 * Caches the roster in memory and checks each time whether it is still current, because reading and decoding every
 * engineer takes many times as long. The fingerprint is computed from the cached entries, not read separately, so
 * outdated entries are never mistaken for current ones.
 */
export function createRoster(db: Database): Roster {
  let cached: { fingerprint: string; entries: readonly RosterEntry[] } | undefined;

  return async (q) => {
    if (cached?.fingerprint !== (await rosterFingerprint(db))) {
      const { engineers, fingerprint } = await findRoster(db);
      cached = {
        fingerprint,
        entries: engineers.map(({ load, ...engineer }) => ({
          ...engineer,
          load: loadOf(load === undefined ? {} : { load }),
        })),
      };
    }
    return cached.entries.filter(({ search }) => matchesText(search, q));
  };
}
