import type { ProjectRow } from '@erm/contracts/project-pages';
import { staffingOf } from '@erm/contracts/staffing';
import type { ProjectRecord } from './memory-records';
import type { MemoryState } from './memory-state';

/** A project with its staffing. */
export function staffedProject({ records, views }: MemoryState, project: ProjectRecord): ProjectRow {
  const stints = records.assignments
    .filter(({ projectId }) => projectId === project._id)
    .flatMap((each) => {
      const engineer = records.engineers.find(({ _id }) => _id === each.engineerId);
      return engineer ? [{ ...each, skills: engineer.skills }] : [];
    });
  const { steps, gaps } = staffingOf(project, stints);
  return { project: { ...views.project(project), staffing: steps, gaps }, sortName: project.name };
}
