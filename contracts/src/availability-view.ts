import { z } from 'zod/mini';
import { daySpanSchema } from './day-span';
import { endpoint } from './endpoint';
import { integerParam, limitInput, listQuery, pageSchema, success } from './envelope';
import { departmentsParam, rosterEngineerSchema, skillsParam } from './roster-engineer';
import { spanFields } from './span-query';
import { enumInput, idInput } from './text';

const MAX_COLUMNS = 26;
const DEFAULT_COLUMNS = 13;
/** How many pages down an engineer may be for the first one to go on to them. */
export const MAX_PAGES_THROUGH = 10;
const DEFAULT_ROWS = 50;
/** The period of one column. */
export const AVAILABILITY_UNITS = ['week', 'month'] as const;
export type AvailabilityUnit = (typeof AVAILABILITY_UNITS)[number];
/** Whom the view can be restricted to. */
export const AVAILABILITY_FILTERS = ['over', 'free'] as const;

/**
 * The columns are `columns` weeks or months, the first of which contains `from`. `q` searches name, email, and skills;
 * `department` selects engineers of any of the departments, `skill` those with all of the skills, `project` those ever
 * assigned to it, and `only` those over capacity or with at least `min` percent free in any column. `free` sorts by
 * free capacity in column `sortColumn`, from 1, or throughout all columns.
 */
export const listAvailabilityQuery = z
  .extend(listQuery(['name', 'free']), {
    limit: z._default(limitInput, DEFAULT_ROWS),
    from: spanFields.from,
    by: z._default(
      enumInput(AVAILABILITY_UNITS, `by must be one of ${AVAILABILITY_UNITS.join(', ')}`),
      'week',
    ),
    columns: z._default(integerParam('columns', 1, MAX_COLUMNS), DEFAULT_COLUMNS),
    sortColumn: z.optional(integerParam('sortColumn', 1, MAX_COLUMNS)),
    /**
     * ID of an engineer: the first page extends to their row and `limit` rows beyond, so that it can be the first
     * visible one. Ignored if the row is more than ten times `limit` rows down.
     */
    through: z.optional(idInput('through')),
    department: z.optional(departmentsParam),
    skill: z.optional(skillsParam),
    project: z.optional(idInput('project')),
    only: z.optional(
      enumInput(AVAILABILITY_FILTERS, `only must be one of ${AVAILABILITY_FILTERS.join(', ')}`),
    ),
    min: z._default(integerParam('min', 1, 100), 1),
  })
  .check(
    z.refine(({ columns, sortColumn = 1 }) => sortColumn <= columns, {
      path: ['sortColumn'],
      error: 'sortColumn must be one of the columns',
    }),
  );
export type AvailabilityQuery = z.output<typeof listAvailabilityQuery>;

const cellSchema = z.object({ free: z.nullable(z.number()), peak: z.number(), excess: z.number() });

/** Without skills by default, because an instance of an earlier release does not say them. */
const availableEngineerSchema = z.extend(rosterEngineerSchema, {
  skills: z._default(z.array(z.string()), []),
});

/** One page of engineers with a cell per column, and figures of all engineers that match. */
export const availabilityViewSchema = z.object({
  columns: z.array(daySpanSchema),
  rows: z.array(z.object({ engineer: availableEngineerSchema, cells: z.array(cellSchema) })),
  totals: z.array(z.object({ free: z.number(), freeEngineers: z.number(), overEngineers: z.number() })),
  /** How many engineers are over capacity in any column. */
  overCapacity: z.number(),
});
export type AvailabilityView = z.infer<typeof availabilityViewSchema>;

export const listAvailability = endpoint({
  method: 'GET',
  path: '/api/availability',
  summary: 'What engineers have free by week or month, with totals of all that match',
  roles: ['manager'],
  status: 200,
  query: listAvailabilityQuery,
  response: z.extend(success(availabilityViewSchema), { page: pageSchema }),
  errors: ['BAD_CURSOR'],
});

/** The values to filter the roster and the projects by, and to suggest, in alphabetical order. Engineers get those that several of them have. */
export const getRosterFilters = endpoint({
  method: 'GET',
  path: '/api/availability/filters',
  summary: 'The departments and skills of the roster, and the skills that projects require',
  roles: ['manager', 'engineer'],
  status: 200,
  response: success(
    z.object({
      departments: z.array(z.string()),
      skills: z.array(z.string()),
      requiredSkills: z.array(z.string()),
    }),
  ),
  errors: [],
});
