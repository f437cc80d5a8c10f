import { DEFAULT_MAX_CAPACITY } from '@erm/contracts/defaults';
import type { LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY, type WorkCalendar } from '@erm/contracts/work-calendar';
import type { ApiDeps } from '../api-deps';
import type { Database } from '../collections/database';
import { textMatcher } from '@erm/contracts/fold-text';
import { compareLocks, findLocks, fingerprintOf, fingerprintOfRows } from '../db/locks';
import { storedNumber, storedText, storedTexts } from '../db/stored-values';
import { loadOf } from '../collections/packed-load';
import { ENGINEERS, findRosterRows, type RosterRow } from './roster-repository';

/** The fields of an engineer that queries on the whole roster need. */
export interface RosterEntry extends Omit<RosterRow, 'load'> {
  /** `_id` as text, which whole rosters are compared by. */
  id: string;
  load: LoadCurve;
  calendar: WorkCalendar;
  /** Whether somebody else has the same name, so that it does not say who is meant. */
  hasNamesake: boolean;
}

export interface Roster {
  /** Every engineer currently in the database, sorted by name. */
  engineers(q?: string): Promise<readonly RosterEntry[]>;
  /**
   * Runs `read` on these engineers. To avoid waiting for the check whether the cache is current, runs it on the cache
   * meanwhile, and again if the cache turned out to be outdated.
   */
  readWith<Found>(
    q: string | undefined,
    read: (engineers: readonly RosterEntry[]) => Found | Promise<Found>,
  ): Promise<Found>;
}

/** What routes may depend on that answer from the roster. */
export interface RosterDeps extends ApiDeps {
  roster: Roster;
}

interface Cached {
  fingerprint: string;
  entries: readonly RosterEntry[];
}

/**
 * Caches the roster in memory and checks each time whether it is still current, because reading and decoding every
 * engineer takes many times as long. Reads only the engineers that changed. The fingerprint is computed from the cached
 * entries, not read separately, so outdated entries are never mistaken for current ones.
 */
export function createRoster(db: Database): Roster {
  let cached: Cached | undefined;

  const renew = async (known: Cached | undefined): Promise<Cached> => {
    const entries = known ? await refresh(db, known.entries) : (await findRosterRows(db)).map(toEntry);
    const sorted = withNamesakes([...entries].sort(byName));
    cached = { entries: sorted, fingerprint: fingerprintOfRows(sorted) };
    return cached;
  };
  const readWith: Roster['readWith'] = async (q, read) => {
    const matches = textMatcher(q);
    const find = async ({ entries }: Cached) =>
      await read(q === undefined ? entries : entries.filter(({ search }) => matches(search)));
    const known = cached;
    if (known) {
      const [fingerprint, found] = await Promise.all([fingerprintOf(db.users, ENGINEERS), find(known)]);
      if (fingerprint === known.fingerprint) return found;
    }
    return find(await renew(known));
  };
  return { engineers: (q) => readWith(q, (engineers) => engineers), readWith };
}

async function refresh(db: Database, cached: readonly RosterEntry[]): Promise<RosterEntry[]> {
  const known = new Map(cached.map((entry) => [entry.id, entry]));
  const { kept, changed } = compareLocks(await findLocks(db.users, ENGINEERS), known);
  const rows = changed.length === 0 ? [] : await findRosterRows(db, changed);
  return [...kept, ...rows.map(toEntry)];
}

/** With nothing that could fail later: the whole roster is behind one answer. */
function toEntry(engineer: RosterRow): RosterEntry {
  return {
    ...engineer,
    name: storedText(engineer.name),
    department: storedText(engineer.department),
    skills: storedTexts(engineer.skills),
    maxCapacity: storedNumber(engineer.maxCapacity, DEFAULT_MAX_CAPACITY),
    search: storedText(engineer.search),
    sortName: storedText(engineer.sortName),
    id: engineer._id.toHexString(),
    load: loadOf(engineer),
    calendar: MONDAY_TO_FRIDAY,
    hasNamesake: false,
  };
}

/** Unaffected entries keep their identity, by which derived values are memoized. */
function withNamesakes(sorted: readonly RosterEntry[]): RosterEntry[] {
  return sorted.map((entry, index) => {
    const beside = [sorted[index - 1], sorted[index + 1]];
    const hasNamesake = beside.some((other) => other?.sortName === entry.sortName);
    return entry.hasNamesake === hasNamesake ? entry : { ...entry, hasNamesake };
  });
}

function byName(a: RosterEntry, b: RosterEntry): number {
  if (a.sortName !== b.sortName) return a.sortName < b.sortName ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
