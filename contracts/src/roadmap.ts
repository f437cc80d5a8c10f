import { z } from 'zod/mini';
import { aroundDaysSchema } from './around-days';
import { calendarDaySchema } from './calendar-day';
import { endpoint } from './endpoint';
import { integerParam, limitInput, listQuery, success } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { projectSchema } from './projects';
import { departmentsParam, skillsParam } from './roster-engineer';
import { formParam } from './row-form';
import { shortGapsSchema, shortStepsSchema } from './short-staffing';
import { hiddenProjectsFields, shownProjectsParams } from './shown-projects';
import { MAX_DAYS_SHOWN, spanChecks, spanFields } from './span-query';
import { PROJECT_FILTERS } from './staffing';
import { enumInput, idInput } from './text';

const DEFAULT_ROWS = 50;
const MAX_OFFSET = 1_000_000;

/**
 * The days to show, and which projects: `q` searches name, description, and required skills; `department` selects those
 * on which somebody of any of them works on any of the days, `skill` those that require all of them, `project` only this
 * one, and `only` those that are understaffed, or on which somebody is over capacity, on any of the days, today or later.
 */
export const getRoadmapQuery = z
  .object({
    ...spanFields,
    /** How many rows to skip. Not a cursor, so that you can jump anywhere in a long roadmap. */
    offset: z._default(integerParam('offset', 0, MAX_OFFSET), 0),
    limit: z._default(limitInput, DEFAULT_ROWS),
    /** ID of a project to start around: `offset` is then that of the page with its row, unless it has none. */
    around: z.optional(idInput('around')),
    q: listQuery(['name']).shape.q,
    ...shownProjectsParams,
    /** Selects among those that are shown. */
    status: z.optional(enumInput(PROJECT_STATUSES, `status must be one of ${PROJECT_STATUSES.join(', ')}`)),
    department: z.optional(departmentsParam),
    skill: z.optional(skillsParam),
    project: z.optional(idInput('project')),
    only: z.optional(enumInput(PROJECT_FILTERS, `only must be one of ${PROJECT_FILTERS.join(', ')}`)),
    /** `short` has `steps` and `uncovered` instead of `staffing` and `gaps`, half as much. */
    form: formParam,
  })
  .check(...spanChecks(MAX_DAYS_SHOWN));
export type RoadmapQuery = z.output<typeof getRoadmapQuery>;

/** A project over all of its days, including those outside the request. */
export const roadmapProjectSchema = z.extend(projectSchema, {
  /** How many places are filled, in order and without gaps from the first day to the last. */
  staffing: z.array(
    z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema, filled: z.number() }),
  ),
  /** The days on which nobody assigned has a required skill. */
  gaps: z.array(z.object({ skill: z.string(), startDate: calendarDaySchema, endDate: calendarDaySchema })),
  /** Both in short. */
  steps: z.optional(shortStepsSchema),
  uncovered: z.optional(shortGapsSchema),
});
export type RoadmapProject = z.infer<typeof roadmapProjectSchema>;

/** Some rows of a roadmap. */
export const roadmapSchema = z.object({
  projects: z.array(roadmapProjectSchema),
  /** Index of the first row, and of the row of `around`; null if it has none. */
  offset: z._default(z.number(), 0),
  aroundRow: z._default(z.nullable(z.number()), null),
  /** The days of `around` if it matches, which may not include any of the days shown. */
  aroundDays: aroundDaysSchema,
  ...hiddenProjectsFields,
  /** How many projects match, and how many of them by status. */
  total: z.number(),
  planning: z.number(),
  active: z.number(),
  completed: z.number(),
  /** How many of them lack anything from today on. Null by default, because an instance of an earlier release does not say. */
  lacking: z._default(z.nullable(z.number()), null),
  /** How many more would match on other days. */
  otherDays: z.number(),
});
export type Roadmap = z.infer<typeof roadmapSchema>;

export const getRoadmap = endpoint({
  method: 'GET',
  path: '/api/roadmap',
  summary: 'Projects over time, with their staffing and the days on which required skills are uncovered',
  roles: ['manager'],
  status: 200,
  query: getRoadmapQuery,
  response: success(roadmapSchema),
  errors: [],
});
