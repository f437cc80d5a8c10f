import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { listQuery, listSuccess, success } from './envelope';
import { idInput } from './text';
import { updateBody } from './update-body';
import { userSchema } from './users';

const { _id, id, name, email, department, version, mustChangePassword } = userSchema.shape;

/** A manager as other managers see them. */
export const managerSchema = z.object({
  _id,
  id,
  name,
  email,
  department,
  version,
  mustChangePassword,
  disabled: z.boolean(),
});
export type Manager = z.infer<typeof managerSchema>;

/** A disabled manager cannot sign in, and has no sessions and no pending invitations. */
export const updateManagerBody = updateBody({ disabled: z.boolean('disabled must be true or false') });
export type UpdateManagerBody = z.input<typeof updateManagerBody>;

export const managerParams = z.object({ id: idInput('id') });

/** `q` searches name and email. */
export const listManagersQuery = listQuery(['name', 'email', 'department']);

export const listManagers = endpoint({
  method: 'GET',
  path: '/api/managers',
  summary: 'List managers, including disabled ones',
  roles: ['manager'],
  status: 200,
  query: listManagersQuery,
  response: listSuccess(z.object({ managers: z.array(managerSchema) })),
  errors: ['BAD_CURSOR'],
});

export const updateManager = endpoint({
  method: 'PUT',
  path: '/api/managers/{id}',
  summary: 'Disable or enable another manager',
  roles: ['manager'],
  status: 200,
  params: managerParams,
  body: updateManagerBody,
  response: success(z.object({ manager: managerSchema })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
