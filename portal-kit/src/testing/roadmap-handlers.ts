import { getRoadmapQuery, type getRoadmap } from '@erm/contracts/roadmap';
import { staffingOf } from '@erm/contracts/staffing';
import { paramsOf } from './memory-list';
import { projectMatcher } from './memory-project-matcher';
import type { MemoryHandlers, MemoryState } from './memory-state';
import type { ProjectRecord } from './memory-records';
import { success } from './responses';

/** Handlers for projects over time. */
export function roadmapHandlers({ records, views }: MemoryState): MemoryHandlers {
  const ofProject = (id: string) => records.assignments.filter(({ projectId }) => projectId === id);
  const skillsOf = (id: string) => records.engineers.find(({ _id }) => _id === id)?.skills ?? [];
  const present = (record: ProjectRecord) => {
    const stints = ofProject(record._id).map((each) => ({ ...each, skills: skillsOf(each.engineerId) }));
    const { steps, gaps } = staffingOf(record, stints);
    return { ...views.project(record), staffing: steps, gaps };
  };
  return {
    'GET roadmap': ({ query }) => {
      const asked = getRoadmapQuery.parse(paramsOf(query));
      const { from, to, q = '', status, sort, limit, around } = asked;
      const matching = records.projects
        .filter((each) => each.name.toLowerCase().includes(q.toLowerCase()))
        .filter((each) => status === undefined || each.status === status)
        .filter(projectMatcher({ records, views }, asked));
      const shown = matching.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
      const keyOf = (each: ProjectRecord) => {
        if (sort === 'name') return each.name;
        if (sort === 'open') return String(1000 - each.teamSize + views.project(each).currentTeamSize);
        return sort === 'start' ? each.startDate : each.endDate;
      };
      const count = (wanted: string) => shown.filter((each) => each.status === wanted).length;
      const sorted = [...shown].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const aroundRow = sorted.findIndex(({ _id }) => _id === around);
      const offset = aroundRow < 0 ? asked.offset : aroundRow - (aroundRow % limit);
      const { startDate, endDate } = matching.find(({ _id }) => _id === around) ?? {};
      return success<typeof getRoadmap>({
        success: true,
        data: {
          projects: sorted.slice(offset, offset + limit).map(present),
          offset,
          aroundRow: aroundRow < 0 ? null : aroundRow,
          aroundDays: startDate && endDate ? { startDate, endDate } : null,
          total: shown.length,
          otherDays: matching.length - shown.length,
          planning: count('planning'),
          active: count('active'),
          completed: count('completed'),
        },
      });
    },
  };
}
