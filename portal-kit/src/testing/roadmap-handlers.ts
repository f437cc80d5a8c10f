import { getRoadmapQuery, isShown, type getRoadmap } from '@erm/contracts/roadmap';
import { inShort } from '@erm/contracts/roadmap-forms';
import { lacksFrom, staffingOf } from '@erm/contracts/staffing';
import { today } from '../dates/today';
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
  const lackedBy = (record: ProjectRecord) => {
    const { places, skills } = lacksFrom(today(), present(record));
    return places + skills;
  };
  return {
    'GET roadmap': ({ query }) => {
      const asked = getRoadmapQuery.parse(paramsOf(query));
      const { from, to, q = '', status, show, sort, limit, around, form } = asked;
      const found = records.projects
        .filter((each) => each.name.toLowerCase().includes(q.toLowerCase()))
        .filter((each) => status === undefined || each.status === status)
        .filter(projectMatcher({ records, views }, asked));
      const matching = found.filter((each) => isShown(each.status, show));
      const shown = matching.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
      const keyOf = (each: ProjectRecord) => {
        if (sort === 'name') return each.name;
        if (sort === 'open') return `${900 - lackedBy(each)} ${each.name}`;
        return sort === 'start' ? each.startDate : each.endDate;
      };
      const count = (wanted: string) => shown.filter((each) => each.status === wanted).length;
      const sorted = [...shown].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const aroundRow = sorted.findIndex(({ _id }) => _id === around);
      const offset = aroundRow < 0 ? asked.offset : aroundRow - (aroundRow % limit);
      const { startDate, endDate } = matching.find(({ _id }) => _id === around) ?? {};
      const isHidden = startDate === undefined && found.some(({ _id }) => _id === around);
      const projects = sorted.slice(offset, offset + limit).map(present);
      return success<typeof getRoadmap>({
        success: true,
        data: {
          projects: form === 'short' ? projects.map(inShort) : projects,
          offset,
          aroundRow: aroundRow < 0 ? null : aroundRow,
          aroundDays: startDate && endDate ? { startDate, endDate } : null,
          aroundHidden: isHidden,
          total: shown.length,
          otherDays: matching.length - shown.length,
          notShown: found.length - matching.length,
          lacking: shown.filter((each) => lackedBy(each) > 0).length,
          planning: count('planning'),
          active: count('active'),
          completed: count('completed'),
        },
      });
    },
  };
}
