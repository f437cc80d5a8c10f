import { overloadDays } from '@erm/contracts/availability';
import { commonDays } from '@erm/contracts/calendar-day';
import type { ProjectScheduleQuery } from '@erm/contracts/schedule';
import { matchSkills } from '@erm/contracts/skills';
import { isUnderstaffed } from '@erm/contracts/staffing';
import { today } from '../dates/today';
import type { ProjectRecord } from './memory-records';
import type { MemoryState } from './memory-state';

type Asked = Pick<ProjectScheduleQuery, 'from' | 'to' | 'department' | 'skill' | 'project' | 'only'>;

/** Whether the filters of a view of projects leave one of them. */
export function projectMatcher({ records, views }: Pick<MemoryState, 'records' | 'views'>, asked: Asked) {
  const { from, to, department, skill = [], only } = asked;
  const ahead = { startDate: from > today() ? from : today(), endDate: to };
  const stintsOn = (projectId: string) =>
    records.assignments
      .filter((each) => each.projectId === projectId && each.startDate <= to && each.endDate >= from)
      .flatMap((each) => {
        const engineer = records.engineers.find(({ _id }) => _id === each.engineerId);
        return engineer ? [{ ...each, engineer: views.working(engineer), skills: engineer.skills }] : [];
      });
  return (project: ProjectRecord): boolean => {
    const stints = stintsOn(project._id);
    if (asked.project && asked.project !== project._id) return false;
    if (matchSkills(skill, project.requiredSkills).missingSkills.length > 0) return false;
    if (department && !stints.some(({ engineer }) => department.includes(engineer.department))) return false;
    if (only !== 'over') return !only || isUnderstaffed(project, stints, { lack: only, days: ahead });
    return stints.some(({ engineer, ...stint }) => {
      const days = commonDays(stint, ahead);
      return days !== null && overloadDays(engineer, days).length > 0;
    });
  };
}
