import type { RoadmapProject } from './roadmap';
import { fullStaffing, shortStaffing } from './short-staffing';

/** A project of a roadmap in short. */
export function inShort({ staffing, gaps, ...project }: RoadmapProject): RoadmapProject {
  return { ...project, staffing: [], gaps: [], ...shortStaffing({ steps: staffing, gaps }) };
}

/** Reverses the short form; returns a full project unchanged. */
export function inFull({ steps, uncovered, ...project }: RoadmapProject): RoadmapProject {
  if (!steps || !uncovered) return project;
  const full = fullStaffing({ steps, uncovered }, project.endDate);
  return { ...project, staffing: full.steps, gaps: full.gaps };
}
