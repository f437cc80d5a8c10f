import { sortKey } from '../db/fold-text';
import type { RosterEntry } from '../engineers/roster';

interface RosterFilters {
  departments: string[];
  skills: string[];
}

/** The departments and skills of all engineers, in alphabetical order. Of several spellings, the first one is kept. */
export function filtersOf(engineers: readonly RosterEntry[]): RosterFilters {
  return {
    departments: distinct(engineers.map(({ department }) => department)),
    skills: distinct(engineers.flatMap(({ skills }) => skills)),
  };
}

function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of new Set(texts)) {
    const key = sortKey(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}
