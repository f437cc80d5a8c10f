import { sortKey } from '../db/sort-key';
import type { RosterEntry } from '../engineers/roster';
import type { ProjectNeeds } from '../collections/project-repository';

interface RosterFilters {
  departments: string[];
  skills: string[];
  requiredSkills: string[];
}

/**
 * The departments and skills of all engineers, and the skills that any project requires, in alphabetical order. Of several
 * spellings, the first one is kept.
 */
export function filtersOf(
  engineers: readonly RosterEntry[],
  projects: readonly ProjectNeeds[],
): RosterFilters {
  return {
    departments: distinct(engineers.map(({ department }) => department)),
    skills: distinct(engineers.flatMap(({ skills }) => skills)),
    requiredSkills: distinct(projects.flatMap(({ requiredSkills }) => requiredSkills)),
  };
}

/**
 * The same for an engineer, limited to values that at least two engineers share, and without projects: a unique skill
 * or department would reveal something about a colleague.
 */
export function sharedFiltersOf(engineers: readonly RosterEntry[]): RosterFilters {
  return {
    departments: shared(engineers.map(({ department }) => [department])),
    skills: shared(engineers.map(({ skills }) => skills)),
    requiredSkills: [],
  };
}

function shared(ofEach: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const key of ofEach.flatMap((texts) => [...new Set(texts.map(sortKey))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return distinct(ofEach.flat()).filter((text) => (counts.get(sortKey(text)) ?? 0) > 1);
}

function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of new Set(texts)) {
    const key = sortKey(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}
