import type { CalendarDay } from './calendar-day';
import { pageAround } from './page-around';
import { isShown, type Roadmap, type RoadmapProject, type RoadmapQuery, type RoadmapSort } from './roadmap';
import { inShort } from './roadmap-forms';
import { lacksFrom } from './staffing';

/** A project with its staffing, and the name that it is sorted by. */
export interface RoadmapRow {
  sortName: string;
  project: RoadmapProject;
}

/**
 * Some rows of a roadmap, and how many there are.
 * @param matching the projects that the query leaves by anything but its days and `show`, in any order
 */
export function roadmapPage(
  matching: readonly RoadmapRow[],
  { from, to, show, sort, form, ...page }: RoadmapQuery,
  today: CalendarDay,
): Roadmap {
  const shown = matching.filter(({ project }) => isShown(project.status, show));
  const rows = shown
    .filter(({ project }) => project.startDate <= to && project.endDate >= from)
    .sort(roadmapOrder(sort, today))
    .map(({ project }) => project);
  const { offset, aroundRow } = pageAround(page, null, () => rows.map(({ _id }) => _id));
  const target = matching.find(({ project }) => project._id === page.around);
  const isTargetShown = target !== undefined && shown.includes(target);
  const count = (status: string) => rows.filter((project) => project.status === status).length;
  const projects = rows.slice(offset, offset + page.limit);
  return {
    projects: form === 'short' ? projects.map(inShort) : projects,
    offset,
    aroundRow,
    aroundDays: isTargetShown
      ? { startDate: target.project.startDate, endDate: target.project.endDate }
      : null,
    aroundHidden: target !== undefined && !isTargetShown,
    total: rows.length,
    planning: count('planning'),
    active: count('active'),
    completed: count('completed'),
    lacking: rows.filter((project) => lackedBy(project, today) > 0).length,
    otherDays: shown.length - rows.length,
    notShown: matching.length - shown.length,
  };
}

type Compare = (a: RoadmapRow, b: RoadmapRow) => number;

/** Equal rows are in order of their IDs, so that pages do not depend on each other. */
function roadmapOrder(sort: RoadmapSort, today: CalendarDay): Compare {
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

function by(textOf: (each: RoadmapRow) => string): Compare {
  return (a, b) => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  };
}

const remembered = new WeakMap<RoadmapProject, { day: CalendarDay; lacked: number }>();

/** How many places and skills a project lacks from a day on. Remembered for the last day, because nearly all ask for it. */
function lackedBy(project: RoadmapProject, day: CalendarDay): number {
  const known = remembered.get(project);
  if (known?.day === day) return known.lacked;
  const { places, skills } = lacksFrom(day, project);
  remembered.set(project, { day, lacked: places + skills });
  return places + skills;
}
