import { roadmapPage } from '@erm/contracts/project-pages';
import { getRoadmapQuery, type getRoadmap } from '@erm/contracts/roadmap';
import { today } from '../dates/today';
import { paramsOf } from './memory-list';
import { projectMatcher } from './memory-project-matcher';
import type { MemoryHandlers, MemoryState } from './memory-state';
import { staffedProject } from './staffed-project';
import { success } from './responses';

/** Handlers for projects over time. */
export function roadmapHandlers(state: MemoryState): MemoryHandlers {
  return {
    'GET roadmap': ({ query }) => {
      const asked = getRoadmapQuery.parse(paramsOf(query));
      const { q = '', status } = asked;
      const matching = state.records.projects
        .filter((each) => each.name.toLowerCase().includes(q.toLowerCase()))
        .filter((each) => status === undefined || each.status === status)
        .filter(projectMatcher(state, asked))
        .map((each) => staffedProject(state, each));
      return success<typeof getRoadmap>({ success: true, data: roadmapPage(matching, asked, today()) });
    },
  };
}
