import { z } from 'zod/mini';
import { calendarDaySchema } from './calendar-day';
import { endpoint } from './endpoint';
import { engineerSchema } from './engineers';
import { limitInput, listQuery, listSuccess, success } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { optionalSpanFields, spanChecks } from './span-query';
import { enumInput, idInput, openEnum, integerInput } from './text';

export const projectSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  status: openEnum(PROJECT_STATUSES),
  teamSize: z.number(),
  requiredSkills: z.array(z.string()),
  /** The number of assigned engineers, derived from the assignments. */
  currentTeamSize: z.number(),
  /** How many of them have an assignment that includes today; only in lists of projects. */
  membersToday: z.optional(z.number()),
  /** The required skills that the assigned engineers cover, and those they lack. */
  coveredSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  version: z.number(),
});
export type Project = z.infer<typeof projectSchema>;

/** A candidate for a project, with the ranking criteria for the project's dates from today. */
export const suitableEngineerSchema = z.extend(engineerSchema, {
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
});

export const projectStatusInput = enumInput(
  PROJECT_STATUSES,
  `Status must be one of ${PROJECT_STATUSES.join(', ')}`,
);

export const projectParams = z.object({ id: idInput('id') });

/** `q` searches name, description, and required skills (product-rules#manager-screens). */
export const listProjectsQuery = z.extend(listQuery(['name', 'startDate', 'endDate', 'status']), {
  status: z.optional(projectStatusInput),
  /** Only this project. */
  id: z.optional(idInput('id')),
});

const INVALID_ALLOCATION = 'allocationPercentage must be a whole number from 0 to 100';

export const suitableEngineersQuery = z
  .object({
    ...optionalSpanFields,
    allocationPercentage: z.optional(
      z.pipe(
        z.pipe(
          z.string(INVALID_ALLOCATION).check(z.regex(/^\d{1,3}$/, INVALID_ALLOCATION)),
          z.transform(Number),
        ),
        integerInput('allocationPercentage', 0, 100),
      ),
    ),
    limit: z.optional(limitInput),
  })
  .check(...spanChecks());

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  summary: 'List projects; engineers see only those they are assigned to',
  roles: ['manager', 'engineer'],
  status: 200,
  query: listProjectsQuery,
  response: listSuccess(z.array(projectSchema)),
  errors: ['BAD_CURSOR'],
});

export const listSuitableEngineers = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/suitable-engineers',
  summary: 'Engineers ranked by required skills covered, then by free capacity over the dates',
  roles: ['manager'],
  status: 200,
  params: projectParams,
  query: suitableEngineersQuery,
  response: success(z.array(suitableEngineerSchema)),
  errors: ['NOT_FOUND'],
});
