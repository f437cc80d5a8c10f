import { addDays } from './calendar-day';
import type { RoadmapProject } from './roadmap';

/** A project of a roadmap in short. */
export function inShort({ staffing, gaps, ...project }: RoadmapProject): RoadmapProject {
  const skills = [...new Set(gaps.map(({ skill }) => skill))];
  return {
    ...project,
    staffing: [],
    gaps: [],
    steps: {
      startDates: staffing.map(({ startDate }) => startDate),
      filled: staffing.map(({ filled }) => filled),
    },
    uncovered: skills.map((skill) => {
      const days = gaps.filter((gap) => gap.skill === skill);
      return {
        skill,
        startDates: days.map(({ startDate }) => startDate),
        endDates: days.map(({ endDate }) => endDate),
      };
    }),
  };
}

/** The inverse; a project that is not in short is returned as it is. */
export function inFull({ steps, uncovered, ...project }: RoadmapProject): RoadmapProject {
  if (!steps || !uncovered) return project;
  return {
    ...project,
    staffing: steps.startDates.map((startDate, index) => {
      const next = steps.startDates[index + 1];
      return {
        startDate,
        endDate: next === undefined ? project.endDate : addDays(next, -1),
        filled: steps.filled[index] ?? 0,
      };
    }),
    gaps: uncovered.flatMap(({ skill, startDates, endDates }) =>
      startDates.map((startDate, index) => ({ skill, startDate, endDate: endDates[index] ?? startDate })),
    ),
  };
}
