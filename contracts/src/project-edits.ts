import { z } from 'zod/mini';
import { dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { DEFAULT_TEAM_SIZE } from './defaults';
import { endpoint } from './endpoint';
import { changed, deletedSchema } from './envelope';
import { skillsInput } from './skills';
import { integerInput } from './text';
import { textInput } from './text-input';
import { updateBody } from './update-body';
import { projectSchema, projectStatusInput, projectParams } from './projects';

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
