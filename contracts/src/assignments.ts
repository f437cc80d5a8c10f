import { z } from 'zod/mini';
import { ASSIGNMENT_STATUSES } from './assignment-status';
import { calendarDaySchema, dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { endpoint } from './endpoint';
import { changed, deletedSchema, listQuery, listSuccess } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { optionalSpanFields, spanChecks } from './span-query';
import { enumInput, idInput, openEnum, integerInput } from './text';
import { textInput } from './text-input';
import { updateBody } from './update-body';

/** The message for a missing required field (product-rules#validation). */
export const REQUIRED_FIELDS = 'Please fill in all required fields.';

/** The engineer of an assignment, populated; null when deleted. */
export const assignmentEngineerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  skills: z.array(z.string()),
  /** True if another engineer has the same name; only in lists. */
  hasNamesake: z.optional(z.boolean()),
});

/** The project of an assignment, populated; null when deleted. */
export const assignmentProjectSchema = z.object({
  _id: z.string(),
  name: z.string(),
  status: openEnum(PROJECT_STATUSES),
  description: z.string(),
});

export const assignmentSchema = z.object({
  _id: z.string(),
  engineerId: z.nullable(assignmentEngineerSchema),
  projectId: z.nullable(assignmentProjectSchema),
  /** A share of a full-time day, in whole percent. */
  allocationPercentage: z.number(),
  role: z.string(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  status: openEnum(ASSIGNMENT_STATUSES),
  version: z.number(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const createAssignmentBody = z
  .strictObject({
    engineerId: idInput('engineerId', REQUIRED_FIELDS),
    projectId: idInput('projectId', REQUIRED_FIELDS),
    role: textInput('Role', 100, REQUIRED_FIELDS),
    allocationPercentage: integerInput('Allocation', 0, 100, REQUIRED_FIELDS),
    startDate: dayInput('Start date', REQUIRED_FIELDS),
    endDate: dayInput('End date', REQUIRED_FIELDS),
  })
  .check(z.refine(isInOrder, OUT_OF_ORDER));
export type CreateAssignmentBody = z.input<typeof createAssignmentBody>;

const editedFields = {
  role: textInput('Role', 100),
  allocationPercentage: integerInput('Allocation', 1, 100),
};

/**
 * The edit dialog (product-rules#validation): role and allocation, both required. Its dates have no fields, and change
 * only to those that are offered where a weekend is in the way.
 */
export const editAssignmentForm = z.object({
  ...editedFields,
  startDate: dayInput('Start date'),
  endDate: dayInput('End date'),
});

/** The fields of a move: to whom and when. The allocation is what the capacity is checked for. */
export const moveAssignmentForm = z
  .object({
    engineerId: idInput('engineerId', 'Engineer is required'),
    startDate: dayInput('Start date'),
    endDate: dayInput('End date'),
    allocationPercentage: integerInput('Allocation', 0, 100),
  })
  .check(z.refine(isInOrder, OUT_OF_ORDER));

/** The edit dialog sends role and allocation. The other fields can be changed too, under the same rules. */
export const updateAssignmentBody = updateBody({
  ...createAssignmentBody.shape,
  ...editedFields,
}).check(z.refine(isInOrder, OUT_OF_ORDER));
export type UpdateAssignmentBody = z.input<typeof updateAssignmentBody>;

export const assignmentParams = z.object({ id: idInput('id') });

/**
 * `q` searches the engineer's name, or the project's for an engineer (product-rules#manager-screens). `from` and
 * `to` select the assignments that overlap that span.
 */
export const listAssignmentsQuery = z
  .extend(listQuery(['engineer', 'project', 'role', 'allocationPercentage', 'startDate', 'endDate']), {
    engineerId: z.optional(idInput('engineerId')),
    projectId: z.optional(idInput('projectId')),
    status: z.optional(
      enumInput(ASSIGNMENT_STATUSES, `status must be one of ${ASSIGNMENT_STATUSES.join(', ')}`),
    ),
    ...optionalSpanFields,
  })
  .check(...spanChecks());

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  summary: 'List assignments; engineers see only their own',
  roles: ['manager', 'engineer'],
  status: 200,
  query: listAssignmentsQuery,
  response: listSuccess(z.array(assignmentSchema)),
  errors: ['BAD_CURSOR'],
});

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments',
  summary: 'Assign an engineer to a project',
  roles: ['manager'],
  status: 201,
  body: createAssignmentBody,
  response: changed(z.object({ assignment: assignmentSchema })),
  errors: ['NOT_FOUND', 'OUTSIDE_PROJECT_DATES', 'CAPACITY_EXCEEDED'],
});

export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/api/assignments/{id}',
  summary: 'Update an assignment; omitted fields keep their values',
  roles: ['manager'],
  status: 200,
  params: assignmentParams,
  body: updateAssignmentBody,
  response: changed(z.object({ assignment: assignmentSchema })),
  errors: ['NOT_FOUND', 'OUTSIDE_PROJECT_DATES', 'CAPACITY_EXCEEDED', 'CONFLICT'],
});

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/{id}',
  summary: 'Delete an assignment',
  roles: ['manager'],
  status: 200,
  params: assignmentParams,
  response: deletedSchema,
  errors: ['NOT_FOUND'],
});
