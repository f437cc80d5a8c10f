import { z } from 'zod/mini';
import { assignmentProjectSchema, assignmentSchema } from './assignments';
import { calendarDaySchema } from './calendar-day';
import { DEFAULT_MAX_CAPACITY } from './defaults';
import { endpoint } from './endpoint';
import { changed, deletedSchema, listQuery, listSuccess, success } from './envelope';
import { skillsInput } from './skills';
import { optionalSpanFields, spanChecks } from './span-query';
import { idInput } from './text';
import { updateBody } from './update-body';
import { emailInput, newEmailInput, newPasswordInput } from './credentials';
import { departmentInput, maxCapacityInput, nameInput, seniorityInput } from './person-inputs';
import { userSchema } from './users';

/**
 * Days from today on which an engineer is over capacity (product-rules#planning): from the first to the last working day
 * of those in a row. `load` is the highest load of these working days, and `excess` how far that is over the maximum.
 */
export const overloadSchema = z.object({
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  load: z.number(),
  excess: z.number(),
});

/** An engineer with figures derived from the assignments, in percent of a full-time day as of today. */
export const engineerSchema = z.extend(userSchema, {
  currentAllocation: z.number(),
  availableCapacity: z.number(),
  /** Latest end date of the assignments that have not ended; null means "Available now". */
  availableFrom: z.nullable(calendarDaySchema),
  overloads: z.array(overloadSchema),
  /** True if another engineer has the same name; only in answers that list or read engineers. */
  hasNamesake: z.optional(z.boolean()),
});
export type Engineer = z.infer<typeof engineerSchema>;

/** An assignment in an engineer's capacity response. A deleted project is null and named "Deleted Project". */
export const capacityAssignmentSchema = z.extend(z.omit(assignmentSchema, { engineerId: true }), {
  projectName: z.string(),
  projectId: z.nullable(assignmentProjectSchema),
});

export type CapacityAssignment = z.infer<typeof capacityAssignmentSchema>;

/** An engineer with all their assignments: active first, then upcoming, then completed. */
export const engineerCapacitySchema = z.extend(engineerSchema, {
  assignments: z.array(capacityAssignmentSchema),
});
export type EngineerCapacity = z.infer<typeof engineerCapacitySchema>;

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

/** An email that stays as it is may be of an earlier release; the server asks more of another one. */
export const updateEngineerBody = updateBody({ ...createEngineerBody.shape, email: emailInput });
export type UpdateEngineerBody = z.input<typeof updateEngineerBody>;

export const engineerParams = z.object({ id: idInput('id') });

/**
 * `q` searches name, email, and skills (product-rules#manager-screens). With `from` and `to`, `availableCapacity` is
 * the capacity available throughout those dates instead of today's, also for sorting.
 */
export const listEngineersQuery = z
  .extend(listQuery(['name', 'email', 'department', 'seniority', 'availableCapacity']), {
    ...optionalSpanFields,
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['to'],
      error: 'from and to must be given together',
    }),
    ...spanChecks(),
  );

export const listEngineers = endpoint({
  method: 'GET',
  path: '/api/engineers',
  summary: 'List engineers',
  roles: ['manager'],
  status: 200,
  query: listEngineersQuery,
  response: listSuccess(z.object({ engineers: z.array(engineerSchema) })),
  errors: ['BAD_CURSOR'],
});

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

export const getEngineerCapacity = endpoint({
  method: 'GET',
  path: '/api/engineers/{id}/capacity',
  summary: "An engineer's capacity and assignments; engineers can only read their own",
  roles: ['manager', 'engineer'],
  status: 200,
  params: engineerParams,
  response: success(z.object({ engineer: engineerCapacitySchema })),
  errors: ['NOT_FOUND'],
});
