import { z } from 'zod/mini';
import { assignmentProjectSchema, assignmentSchema } from './assignments';
import { calendarDaySchema } from './calendar-day';
import { endpoint } from './endpoint';
import { listQuery, listSuccess, success } from './envelope';
import { optionalSpanFields, spanChecks } from './span-query';
import { idInput } from './text';
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
