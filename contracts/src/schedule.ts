import { z } from 'zod/mini';
import { aroundDaysSchema } from './around-days';
import { assignmentSchema } from './assignments';
import { AVAILABILITY_FILTERS } from './availability-view';
import { addDays, calendarDaySchema, dayInput, type DaySpan } from './calendar-day';
import { loadStepSchema } from './day-span';
import { endpoint } from './endpoint';
import { integerParam, limitInput, listQuery, repeatedParam, success } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { departmentsParam, rosterEngineerSchema, skillsParam } from './roster-engineer';
import { formParam } from './row-form';
import { SCHEDULE_SORTS } from './schedule-order';
import { shortGapsSchema, shortStepsSchema } from './short-staffing';
import { hiddenProjectsFields, shownProjectsParams } from './shown-projects';
import { MAX_DAYS_SHOWN, spanChecks, spanFields } from './span-query';
import { PROJECT_FILTERS } from './staffing';
import { enumInput, idInput, openEnum } from './text';

const DEFAULT_ROWS = 50;
const MAX_OFFSET = 1_000_000;

/** How many rows to skip. Not a cursor, so that you can jump anywhere in a long list. */
const offsetInput = z._default(integerParam('offset', 0, MAX_OFFSET), 0);

/**
 * The days to show, and the engineers: `q` searches name, email, skills, and the names of the projects to which they
 * are assigned today or later; `department` selects engineers of any of the departments, `skill` those with all of the
 * skills, `project` those ever assigned to it, and `only` those over capacity today or later, or with at least `min`
 * percent free today. `sort` orders by name, by average free capacity on the `sortDays` days from `sortFrom` on, most
 * first, or puts those over capacity today or later first, earliest overload first.
 */
export const getScheduleQuery = z
  .object({
    ...spanFields,
    offset: offsetInput,
    limit: z._default(limitInput, DEFAULT_ROWS),
    /**
     * ID of an engineer or an assignment to start around: `offset` is then that of the page with its row, unless it has
     * none.
     */
    around: z.optional(idInput('around')),
    q: listQuery(['name']).shape.q,
    department: z.optional(departmentsParam),
    skill: z.optional(skillsParam),
    project: z.optional(idInput('project')),
    only: z.optional(
      enumInput(AVAILABILITY_FILTERS, `only must be one of ${AVAILABILITY_FILTERS.join(', ')}`),
    ),
    min: z._default(integerParam('min', 1, 100), 1),
    sort: z._default(enumInput(SCHEDULE_SORTS, `sort must be one of ${SCHEDULE_SORTS.join(', ')}`), 'name'),
    /** Apart from the days to show, which are more than those in sight. Without both, these. */
    sortFrom: z.optional(dayInput('sortFrom')),
    sortDays: z.optional(integerParam('sortDays', 1, MAX_DAYS_SHOWN)),
    /** `short` has `assigned` instead of `assignments`, less than half as much. */
    form: formParam,
  })
  .check(...spanChecks(MAX_DAYS_SHOWN));
export type ScheduleQuery = z.output<typeof getScheduleQuery>;

/** The days whose free capacity a query sorts by. */
export function sortedDays({ from, to, sortFrom, sortDays }: ScheduleQuery): DaySpan {
  if (sortFrom === undefined || sortDays === undefined) return { startDate: from, endDate: to };
  return { startDate: sortFrom, endDate: addDays(sortFrom, sortDays - 1) };
}

/** An assignment in a row of its engineer. `projectId` is null if the project was deleted. */
export const scheduleAssignmentSchema = z.extend(
  z.omit(assignmentSchema, { engineerId: true, projectId: true, status: true }),
  { projectId: z.nullable(z.string()) },
);
export type ScheduleAssignment = z.infer<typeof scheduleAssignmentSchema>;

/** The assignments to a project in short, with a value of each for each of them. */
const shortAssignmentsSchema = z.object({
  projectId: z.nullable(z.string()),
  ids: z.array(z.string()),
  percentages: z.array(z.number()),
  roles: z.array(z.string()),
  startDates: z.array(calendarDaySchema),
  endDates: z.array(calendarDaySchema),
  versions: z.array(z.number()),
});

const scheduleEngineer = {
  engineer: z.extend(rosterEngineerSchema, { skills: z.array(z.string()) }),
  /**
   * The load from `from` on, or from today or the start of an assignment if that is earlier. Also after `to`, so that a moved
   * assignment can be checked wherever it ends.
   */
  load: z.array(loadStepSchema),
};

export const scheduleRowSchema = z.object({
  ...scheduleEngineer,
  /** The assignments that include any of the days, in any order. */
  assignments: z.array(scheduleAssignmentSchema),
  /** In a short row, instead of `assignments` and of the load of the days asked for (`inFull` of `schedule-forms`). */
  assigned: z.optional(z.array(shortAssignmentsSchema)),
});
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;

/** The assignments of a deleted engineer, whose other data is gone and whose load no longer counts. */
export const deletedEngineerRowSchema = z.object({
  engineerId: z.string(),
  /** The assignments that include any of the days, in any order. */
  assignments: z.array(scheduleAssignmentSchema),
});
export type DeletedEngineerRow = z.infer<typeof deletedEngineerRowSchema>;

export const scheduleProjectSchema = z.object({
  _id: z.string(),
  name: z.string(),
  status: openEnum(PROJECT_STATUSES),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  requiredSkills: z.array(z.string()),
});
export type ScheduleProject = z.infer<typeof scheduleProjectSchema>;

/** Some rows of a schedule by engineer, in the order asked for, with deleted engineers after all others. */
export const scheduleSchema = z.object({
  rows: z.array(scheduleRowSchema),
  /** Rows of deleted engineers. Empty by default, because instances of an earlier release omit them. */
  deletedRows: z._default(z.array(deletedEngineerRowSchema), []),
  /** Index of the first of these rows, and of the row of `around`; null if it has none. */
  offset: z.number(),
  aroundRow: z.nullable(z.number()),
  /** The days of `around` if it is an assignment, which may not include any of the days shown. */
  aroundDays: aroundDaysSchema,
  /** Every project of the assignments. */
  projects: z.array(scheduleProjectSchema),
  /** How many engineers match, how many of them are over capacity today or later, and how many have free capacity today. */
  total: z.number(),
  overCapacity: z.number(),
  /** The indexes of the rows that are over capacity today or later. */
  overRows: z._default(z.array(z.number()), []),
  freeToday: z.number(),
  /** How many deleted engineers have assignments that include any of the days. Filters leave all of them out. */
  deletedTotal: z._default(z.number(), 0),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const getSchedule = endpoint({
  method: 'GET',
  path: '/api/schedule',
  summary: 'Assignments over time, with a row per engineer; engineers see only their own row',
  roles: ['manager', 'engineer'],
  status: 200,
  query: getScheduleQuery,
  response: success(scheduleSchema),
  errors: [],
});

/** How many projects a query can name as open. */
export const MAX_OPEN = 50;

/**
 * The days to show, and which projects: `q` searches name, description, and required skills; `department` selects those
 * on which somebody of any of them works on any of the days, `skill` those that require all of them, `project` only this
 * one, and `only` those that are understaffed, or on which somebody is over capacity, on any of the days, today or later.
 */
export const getProjectScheduleQuery = z
  .object({
    ...spanFields,
    offset: offsetInput,
    limit: z._default(limitInput, DEFAULT_ROWS),
    /** A project or an assignment on it to begin around, as in the schedule by engineer. */
    around: z.optional(idInput('around')),
    q: listQuery(['name']).shape.q,
    ...shownProjectsParams,
    department: z.optional(departmentsParam),
    skill: z.optional(skillsParam),
    project: z.optional(idInput('project')),
    only: z.optional(enumInput(PROJECT_FILTERS, `only must be one of ${PROJECT_FILTERS.join(', ')}`)),
    /** `short` has assignments only of the projects that `open` names, and of the one with the assignment `around`. */
    form: formParam,
    open: z._default(repeatedParam('open projects', idInput('open'), MAX_OPEN), []),
  })
  .check(...spanChecks(MAX_DAYS_SHOWN));
export type ProjectScheduleQuery = z.output<typeof getProjectScheduleQuery>;

/** An assignment in a row of its project. */
export const memberAssignmentSchema = z.extend(scheduleAssignmentSchema, { engineerId: z.string() });
export type MemberAssignment = z.infer<typeof memberAssignmentSchema>;

export const projectScheduleRowSchema = z.object({
  project: z.extend(scheduleProjectSchema, { teamSize: z.number() }),
  /** The assignments of engineers who are not deleted that include any of the days, in any order. */
  assignments: z.array(memberAssignmentSchema),
  /** In a short row, which has no assignments: how they staff the project on the days of it up to `endDate`. */
  staffing: z.optional(
    z.object({ endDate: calendarDaySchema, steps: shortStepsSchema, uncovered: shortGapsSchema }),
  ),
});
export type ProjectScheduleRow = z.infer<typeof projectScheduleRowSchema>;

/** Some rows of a schedule by project, in the order asked for. */
export const projectScheduleSchema = z.object({
  rows: z.array(projectScheduleRowSchema),
  /** Every engineer of the assignments. */
  engineers: z.array(z.object(scheduleEngineer)),
  /** As in the schedule by engineer. */
  offset: z._default(z.number(), 0),
  aroundRow: z._default(z.nullable(z.number()), null),
  aroundDays: aroundDaysSchema,
  ...hiddenProjectsFields,
  /** How many projects match. */
  total: z.number(),
});
export type ProjectSchedule = z.infer<typeof projectScheduleSchema>;

export const getProjectSchedule = endpoint({
  method: 'GET',
  path: '/api/schedule/projects',
  summary: 'Assignments over time, with a row per project',
  roles: ['manager'],
  status: 200,
  query: getProjectScheduleQuery,
  response: success(projectScheduleSchema),
  errors: [],
});
