import { z } from 'zod/mini';
import { calendarDaySchema, dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { DEFAULT_TEAM_SIZE } from './defaults';
import { endpoint } from './endpoint';
import { engineerSchema } from './engineers';
import { changed, deletedSchema, limitInput, listQuery, listSuccess, success } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { skillsInput } from './skills';
import { optionalSpanFields, spanChecks } from './span-query';
import { enumInput, idInput, openEnum, integerInput } from './text';
import { textInput } from './text-input';
import { updateBody } from './update-body';

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

export const teamSizeInput = integerInput('Team size', 1, 1000);

const projectFields = {
  name: textInput('Name', 120),
  description: textInput('Description', 2000),
  startDate: dayInput('Start date'),
  endDate: dayInput('End date'),
  status: z._default(projectStatusInput, 'planning'),
  teamSize: z._default(teamSizeInput, DEFAULT_TEAM_SIZE),
  requiredSkills: z._default(skillsInput, []),
};

export const createProjectBody = z
  .strictObject({
    ...projectFields,
    /** Accepted because clients send it, but ignored, because the size is always derived. */
    currentTeamSize: z.optional(z.unknown()),
  })
  .check(z.refine(isInOrder, OUT_OF_ORDER));
export type CreateProjectBody = z.input<typeof createProjectBody>;

/** The edit dialog sends status and team size. The other fields can be changed too. */
export const updateProjectBody = updateBody(projectFields).check(z.refine(isInOrder, OUT_OF_ORDER));
export type UpdateProjectBody = z.input<typeof updateProjectBody>;

/** The fields of the edit dialog (product-rules#validation): status and team size, both required. */
export const editProjectForm = z.object({ status: projectStatusInput, teamSize: teamSizeInput });

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

export const createProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  summary: 'Create a project',
  roles: ['manager'],
  status: 201,
  body: createProjectBody,
  response: changed(z.object({ project: projectSchema })),
  errors: [],
});

export const updateProject = endpoint({
  method: 'PUT',
  path: '/api/projects/{id}',
  summary: 'Update a project; omitted fields keep their values',
  roles: ['manager'],
  status: 200,
  params: projectParams,
  body: updateProjectBody,
  response: changed(z.object({ project: projectSchema })),
  errors: ['NOT_FOUND', 'CONFLICT', 'OUTSIDE_PROJECT_DATES'],
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/{id}',
  summary: 'Delete a project; its assignments remain, show "Deleted Project", and no longer count as load',
  roles: ['manager'],
  status: 200,
  params: projectParams,
  response: deletedSchema,
  errors: ['NOT_FOUND'],
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
