import { skillMatcher } from '@erm/contracts/skills';
import { foldText } from '@erm/contracts/fold-text';
import type { RosterEntry } from './roster';

export interface RosterCriteria {
  department?: readonly string[] | undefined;
  skill?: readonly string[] | undefined;
  seniority?: RosterEntry['seniority'] | undefined;
}

/** Tests whether an engineer is in any of the departments, has all the skills, and is of the seniority. */
export function rosterFilter({
  department,
  skill,
  seniority,
}: RosterCriteria): (engineer: RosterEntry) => boolean {
  const departments = department && new Set(department.map(foldText));
  const match = skill && skillMatcher(skill);
  return (engineer) =>
    (seniority === undefined || engineer.seniority === seniority) &&
    (!departments || departments.has(foldText(engineer.department))) &&
    (!match || match(engineer.skills).missingSkills.length === 0);
}
