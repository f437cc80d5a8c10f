import type { Roadmap } from '@erm/contracts/roadmap';
import { presentProject } from '../projects/project-presenter';
import type { RoadmapPage } from './get-roadmap';

export function presentRoadmap({ entries, counts, ...around }: RoadmapPage): Roadmap {
  const projects = entries.map(({ project, steps, gaps }) => ({
    ...presentProject(project),
    staffing: steps,
    gaps,
  }));
  return { projects, ...around, ...counts };
}
