import type { LoadCurve } from '@erm/contracts/load-curve';
import type { Database } from '../database';
import { matchesText } from '../db/text-filter';
import { loadOf } from '../users/packed-load';
import type { UserDocument } from '../users/user-document';
import { findRoster, rosterFingerprint } from './roster-repository';

/** What answers about the whole roster need to know of an engineer. */
export interface RosterEntry extends Pick<
  UserDocument,
  '_id' | 'name' | 'skills' | 'maxCapacity' | 'search'
> {
  load: LoadCurve;
}

/** Every engineer as the database has them now, in order of name. */
export type Roster = (q?: string) => Promise<readonly RosterEntry[]>;

/**
 * Keeps the roster in memory and asks the database each time whether it is still current: reading and decoding every
 * engineer takes many times as long. The fingerprint is that of the entries held, not one read separately, so entries
 * that are older than it can never be taken for current.
 */
export function createRoster(db: Database): Roster {
  let held: { fingerprint: string; entries: readonly RosterEntry[] } | undefined;

  return async (q) => {
    if (held?.fingerprint !== (await rosterFingerprint(db))) {
      const { engineers, fingerprint } = await findRoster(db);
      held = {
        fingerprint,
        entries: engineers.map(({ load, ...engineer }) => ({
          ...engineer,
          load: loadOf(load === undefined ? {} : { load }),
        })),
      };
    }
    return held.entries.filter(({ search }) => matchesText(search, q));
  };
}
