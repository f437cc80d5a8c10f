import type { DaySpan } from './calendar-day';
import { daysBetweenChanges } from './days-between-changes';
import { withSkill } from './skill-coverage';

interface Member extends DaySpan {
  name: string;
  skills: readonly string[];
}

/** Days on which the same people of a team have a skill. */
export interface SkillRun extends DaySpan {
  /** Their names in alphabetical order; none if the skill is uncovered. */
  by: string[];
}

/** Divides the days of a project by who covers a skill, in order and without gaps. Those without anybody are `skillGaps`. */
export function skillRuns(skill: string, project: DaySpan, members: readonly Member[]): SkillRun[] {
  const skilled = withSkill(skill, members);
  const runs: SkillRun[] = [];
  for (const days of daysBetweenChanges(project, skilled)) {
    const there = skilled.filter(
      (member) => member.startDate <= days.startDate && days.endDate <= member.endDate,
    );
    const by = [...new Set(there.map(({ name }) => name))].sort();
    const last = runs.at(-1);
    if (last && last.by.join('\n') === by.join('\n')) last.endDate = days.endDate;
    else runs.push({ ...days, by });
  }
  return runs;
}
