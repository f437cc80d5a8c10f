import type { CalendarDay } from './calendar-day';
import { type AssignmentInRow, pageAround } from './page-around';
import type { Roadmap, RoadmapProject, RoadmapQuery } from './roadmap';
import { rememberedByDay } from './remembered-by-day';
import { inShort } from './roadmap-forms';
import type { ProjectSchedule, ProjectScheduleQuery } from './schedule';
import { isShown, type ProjectShow, type ProjectSort } from './shown-projects';
import { lacksFrom } from './staffing';

/** A project with its staffing, and the name that it is sorted by. */
export interface ProjectRow {
  sortName: string;
  project: RoadmapProject;
}

/**
 * Some rows of a roadmap, and how many there are.
 * @param matching the projects that the query leaves by anything but its days and `show`, in any order
 */
export function roadmapPage(
  matching: readonly ProjectRow[],
  { from, to, show, sort, form, ...page }: RoadmapQuery,
  today: CalendarDay,
): Roadmap {
  const { shown, ...hidden } = shownOf(matching, show, page.around);
  const rows = shown
    .filter(({ project }) => project.startDate <= to && project.endDate >= from)
    .sort(projectOrder(sort, today))
    .map(({ project }) => project);
  const { offset, aroundRow } = pageAround(page, null, () => rows.map(({ _id }) => _id));
  const target = shown.find(({ project }) => project._id === page.around)?.project;
  const count = (status: string) => rows.filter((project) => project.status === status).length;
  const projects = rows.slice(offset, offset + page.limit);
  return {
    projects: form === 'short' ? projects.map(inShort) : projects,
    offset,
    aroundRow,
    aroundDays: target ? { startDate: target.startDate, endDate: target.endDate } : null,
    total: rows.length,
    planning: count('planning'),
    active: count('active'),
    completed: count('completed'),
    lacking: rows.filter((project) => lackedBy(project, today) > 0).length,
    otherDays: shown.length - rows.length,
    ...hidden,
  };
}

/** A page of projects of a schedule by project, with the page's other fields. */
interface ProjectSchedulePage extends Omit<ProjectSchedule, 'rows' | 'engineers'> {
  projects: RoadmapProject[];
}

/**
 * Which rows a page of a schedule by project has, and how many there are.
 * @param matching the projects that the query leaves by anything but `show`, in any order
 * @param assignment the one that the query begins around
 */
export function projectSchedulePage(
  matching: readonly ProjectRow[],
  { show, sort, ...page }: ProjectScheduleQuery,
  assignment: AssignmentInRow | null,
  today: CalendarDay,
): ProjectSchedulePage {
  const { shown, ...hidden } = shownOf(matching, show, assignment?.rowId ?? page.around);
  const rows = shown.sort(projectOrder(sort, today)).map(({ project }) => project);
  const around = pageAround(page, assignment, () => rows.map(({ _id }) => _id));
  const projects = rows.slice(around.offset, around.offset + page.limit);
  return { projects, ...around, total: rows.length, ...hidden };
}

/** The shown rows, and counts of the others. */
function shownOf(matching: readonly ProjectRow[], show: ProjectShow, around: string | undefined) {
  const shown = matching.filter(({ project }) => isShown(project.status, show));
  const target = matching.find(({ project }) => project._id === around);
  return {
    shown,
    aroundHidden: target !== undefined && !isShown(target.project.status, show),
    notShown: matching.length - shown.length,
  };
}

type Compare = (a: ProjectRow, b: ProjectRow) => number;

/** Equal rows are in order of their names, then their IDs, so that pages do not depend on each other. */
function projectOrder(sort: ProjectSort, today: CalendarDay): Compare {
  const byName = by(({ sortName }) => sortName);
  const orders: Record<ProjectSort, Compare> = {
    start: by(({ project }) => project.startDate),
    end: by(({ project }) => project.endDate),
    name: byName,
    open: (a, b) => lackedBy(b.project, today) - lackedBy(a.project, today),
  };
  const byId = by(({ project }) => project._id);
  return (a, b) => orders[sort](a, b) || byName(a, b) || byId(a, b);
}

function by(textOf: (each: ProjectRow) => string): Compare {
  return (a, b) => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  };
}

/** How many places and skills a project lacks from a day on. */
const lackedBy = rememberedByDay((project: RoadmapProject, day) => {
  const { places, skills } = lacksFrom(day, project);
  return places + skills;
});
