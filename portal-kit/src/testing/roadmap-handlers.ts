import { getRoadmapQuery, type getRoadmap } from '@erm/contracts/roadmap';
import { roadmapPage } from '@erm/contracts/roadmap-page';
import { staffingOf } from '@erm/contracts/staffing';
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
  return {
    'GET roadmap': ({ query }) => {
      const asked = getRoadmapQuery.parse(paramsOf(query));
      const { q = '', status } = asked;
      const matching = records.projects
        .filter((each) => each.name.toLowerCase().includes(q.toLowerCase()))
        .filter((each) => status === undefined || each.status === status)
        .filter(projectMatcher({ records, views }, asked))
        .map((each) => ({ project: present(each), sortName: each.name }));
      return success<typeof getRoadmap>({ success: true, data: roadmapPage(matching, asked, today()) });
    },
  };
}
