import { z } from 'zod/mini';
import { DEFAULT_MAX_CAPACITY } from './defaults';
import { endpoint } from './endpoint';
import { changed, deletedSchema } from './envelope';
import { skillsInput } from './skills';
import { updateBody } from './update-body';
import { emailInput, newEmailInput, newPasswordInput } from './credentials';
import { departmentInput, maxCapacityInput, nameInput, seniorityInput } from './person-inputs';
import { engineerSchema, engineerParams } from './engineers';

export const createEngineerBody = z.strictObject({
  name: nameInput,
  email: newEmailInput,
  password: newPasswordInput,
  department: departmentInput,
  skills: z._default(skillsInput, []),
  seniority: z._default(seniorityInput, 'junior'),
  maxCapacity: z._default(maxCapacityInput, DEFAULT_MAX_CAPACITY),
});
export type CreateEngineerBody = z.input<typeof createEngineerBody>;

/** An unchanged email may be one of an earlier release; the server applies stricter rules to a new one. */
export const updateEngineerBody = updateBody({ ...createEngineerBody.shape, email: emailInput });
export type UpdateEngineerBody = z.input<typeof updateEngineerBody>;

export const createEngineer = endpoint({
  method: 'POST',
  path: '/api/engineers',
  summary: 'Add an engineer, who can then sign in',
  roles: ['manager'],
  status: 201,
  body: createEngineerBody,
  response: changed(z.object({ engineer: engineerSchema })),
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED'],
});

export const updateEngineer = endpoint({
  method: 'PUT',
  path: '/api/engineers/{id}',
  summary: 'Update an engineer; omitted fields keep their values',
  roles: ['manager'],
  status: 200,
  params: engineerParams,
  body: updateEngineerBody,
  response: changed(z.object({ engineer: engineerSchema })),
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'EMAIL_RESERVED', 'CONFLICT'],
});

export const deleteEngineer = endpoint({
  method: 'DELETE',
  path: '/api/engineers/{id}',
  summary: 'Delete an engineer; the assignments remain and show "Deleted Engineer"',
  roles: ['manager'],
  status: 200,
  params: engineerParams,
  response: deletedSchema,
  errors: ['NOT_FOUND'],
});
