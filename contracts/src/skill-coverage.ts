import { addDays, type CalendarDay, type DaySpan } from './calendar-day';
import { matchSkills } from './skills';

/** Days on which nobody of the team has a required skill. */
export interface SkillGap extends DaySpan {
  skill: string;
}

interface Member extends DaySpan {
  skills: readonly string[];
}

/**
 * Finds the days of a project on which a required skill is not covered by anybody assigned on that day, by skill in the
 * order required, then by date.
 */
export function skillGaps(
  { requiredSkills, startDate, endDate }: DaySpan & { requiredSkills: readonly string[] },
  members: readonly Member[],
): SkillGap[] {
  const inOrder = [...members].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return requiredSkills.flatMap((skill) => {
    const gaps: SkillGap[] = [];
    let uncovered: CalendarDay | null = startDate;
    for (const member of inOrder) {
      if (uncovered === null || member.endDate < uncovered || member.startDate > endDate) continue;
      if (matchSkills([skill], member.skills).missingSkills.length > 0) continue;
      if (member.startDate > uncovered) {
        gaps.push({ skill, startDate: uncovered, endDate: addDays(member.startDate, -1) });
      }
      uncovered = member.endDate < endDate ? addDays(member.endDate, 1) : null;
    }
    if (uncovered !== null && uncovered <= endDate) gaps.push({ skill, startDate: uncovered, endDate });
    return gaps;
  });
}

/** Those who have a skill. */
export function withSkill<Person extends { skills: readonly string[] }>(
  skill: string,
  people: readonly Person[],
): Person[] {
  return people.filter(({ skills }) => matchSkills([skill], skills).missingSkills.length === 0);
}
