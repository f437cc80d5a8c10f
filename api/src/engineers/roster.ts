import type { LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY, type WorkCalendar } from '@erm/contracts/work-calendar';
import type { Database } from '../database';
import { textMatcher } from '../db/text-filter';
import { loadOf } from '../users/packed-load';
import {
  findRosterLocks,
  findRosterRows,
  fingerprintOfRows,
  rosterFingerprint,
  type RosterLock,
  type RosterRow,
} from './roster-repository';

/** The fields of an engineer that queries on the whole roster need. */
export interface RosterEntry extends Omit<RosterRow, 'load'> {
  /** `_id` as text, which whole rosters are compared by. */
  id: string;
  load: LoadCurve;
  calendar: WorkCalendar;
}

/** Returns every engineer currently in the database, sorted by name. */
export type Roster = (q?: string) => Promise<readonly RosterEntry[]>;

/**
 * Caches the roster in memory and checks each time whether it is still current, because reading and decoding every
 * engineer takes many times as long. Reads only the engineers that changed. The fingerprint is computed from the cached
 * entries, not read separately, so outdated entries are never mistaken for current ones.
 */
export function createRoster(db: Database): Roster {
  let cached: { fingerprint: string; entries: readonly RosterEntry[] } | undefined;

  return async (q) => {
    let current = cached;
    if (current?.fingerprint !== (await rosterFingerprint(db))) {
      const entries = current ? await refresh(db, current.entries) : (await findRosterRows(db)).map(toEntry);
      current = { entries: [...entries].sort(byName), fingerprint: fingerprintOfRows(entries) };
      cached = current;
    }
    const matches = textMatcher(q);
    return current.entries.filter(({ search }) => matches(search));
  };
}

async function refresh(db: Database, cached: readonly RosterEntry[]): Promise<RosterEntry[]> {
  const known = new Map(cached.map((entry) => [entry.id, entry]));
  const kept: RosterEntry[] = [];
  const changed: RosterLock['_id'][] = [];
  for (const { _id, lock } of await findRosterLocks(db)) {
    const entry = known.get(_id.toHexString());
    if (entry?.lock === lock) kept.push(entry);
    else changed.push(_id);
  }
  const rows = changed.length === 0 ? [] : await findRosterRows(db, changed);
  return [...kept, ...rows.map(toEntry)];
}

function toEntry({ load, ...engineer }: RosterRow): RosterEntry {
  return {
    ...engineer,
    id: engineer._id.toHexString(),
    load: loadOf(load === undefined ? {} : { load }),
    calendar: MONDAY_TO_FRIDAY,
  };
}

function byName(a: RosterEntry, b: RosterEntry): number {
  if (a.sortName !== b.sortName) return a.sortName < b.sortName ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
