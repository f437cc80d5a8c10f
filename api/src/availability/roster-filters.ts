import { sortKey } from '../db/sort-key';
import type { RosterEntry } from '../engineers/roster';
import type { ProjectNeeds } from '../projects/project-repository';

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

function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of new Set(texts)) {
    const key = sortKey(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}
