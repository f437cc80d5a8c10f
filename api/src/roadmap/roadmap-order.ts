import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject, RoadmapSort } from '@erm/contracts/roadmap';
import { lacksFrom } from '@erm/contracts/staffing';
import type { StaffedProject } from '../projects/staffed-projects';

type Compare = (a: StaffedProject, b: StaffedProject) => number;

/** The order of the rows. Equal ones are in order of their IDs, so that pages do not depend on each other. */
export function roadmapOrder(sort: RoadmapSort, today: CalendarDay): Compare {
  const byName = by(({ sortName }) => sortName);
  const orders: Record<RoadmapSort, Compare> = {
    start: by(({ project }) => project.startDate),
    end: by(({ project }) => project.endDate),
    name: byName,
    open: (a, b) => lackedBy(b.project, today) - lackedBy(a.project, today) || byName(a, b),
  };
  const byId = by(({ project }) => project._id);
  return (a, b) => orders[sort](a, b) || byId(a, b);
}

function by(textOf: (each: StaffedProject) => string): Compare {
  return (a, b) => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  };
}

const remembered = new WeakMap<RoadmapProject, { day: CalendarDay; lacked: number }>();

/** How many places and skills a project lacks from a day on. Remembered for the last day, because nearly all ask for it. */
export function lackedBy(project: RoadmapProject, day: CalendarDay): number {
  const known = remembered.get(project);
  if (known?.day === day) return known.lacked;
  const { places, skills } = lacksFrom(day, project);
  remembered.set(project, { day, lacked: places + skills });
  return places + skills;
}
