import { z } from 'zod';
import { ASSIGNMENT_STATUSES } from './assignment-status';
import { calendarDaySchema, dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { endpoint } from './endpoint';
import { deletedSchema, listQuery, listSuccess, success } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { idInput, openChoice, textInput, wholeNumberInput } from './text';
import { hasChange, NOTHING_TO_CHANGE, versionInput } from './users';

/** The text for a required field that is missing (spec §5). */
export const REQUIRED_FIELDS = 'Please fill in all required fields.';

/** The engineer of an assignment, populated; null when deleted. */
export const assignmentEngineerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  skills: z.array(z.string()),
});

/** The project of an assignment, populated; null when deleted. */
export const assignmentProjectSchema = z.object({
  _id: z.string(),
  name: z.string(),
  status: openChoice(PROJECT_STATUSES),
  description: z.string(),
});

export const assignmentSchema = z.object({
  _id: z.string(),
  engineerId: assignmentEngineerSchema.nullable(),
  projectId: assignmentProjectSchema.nullable(),
  /** A share of a full-time day, in whole percent. */
  allocationPercentage: z.number(),
  role: z.string(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  status: openChoice(ASSIGNMENT_STATUSES),
  version: z.number(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

const engineerIdInput = idInput('engineerId', REQUIRED_FIELDS);
const projectIdInput = idInput('projectId', REQUIRED_FIELDS);
const roleInput = textInput('Role', 100, REQUIRED_FIELDS);
const startDateInput = dayInput('Start date', REQUIRED_FIELDS);
const endDateInput = dayInput('End date', REQUIRED_FIELDS);

export const createAssignmentBody = z
  .strictObject({
    engineerId: engineerIdInput,
    projectId: projectIdInput,
    role: roleInput,
    allocationPercentage: wholeNumberInput('Allocation', 0, 100, REQUIRED_FIELDS),
    startDate: startDateInput,
    endDate: endDateInput,
  })
  .refine(isInOrder, OUT_OF_ORDER);
export type CreateAssignmentBody = z.input<typeof createAssignmentBody>;

/** The edit dialog sends role and allocation; the rest may change too, under the same rules. */
export const updateAssignmentBody = z
  .strictObject({
    engineerId: engineerIdInput.optional(),
    projectId: projectIdInput.optional(),
    role: textInput('Role', 100).optional(),
    allocationPercentage: wholeNumberInput('Allocation', 1, 100).optional(),
    startDate: startDateInput.optional(),
    endDate: endDateInput.optional(),
    version: versionInput,
  })
  .refine(hasChange, NOTHING_TO_CHANGE)
  .refine(isInOrder, OUT_OF_ORDER);
export type UpdateAssignmentBody = z.input<typeof updateAssignmentBody>;

/** What the edit dialog asks for (spec §5): role and allocation, both required. */
export const editAssignmentForm = z.object({
  role: textInput('Role', 100),
  allocationPercentage: wholeNumberInput('Allocation', 1, 100),
});

export const assignmentParams = z.object({ id: idInput('id') });

/**
 * `q` looks in the engineer's name, for an engineer in the project's (spec §2). `from` and `to` keep what meets
 * that span.
 */
export const listAssignmentsQuery = listQuery([
  'engineer',
  'project',
  'role',
  'allocationPercentage',
  'startDate',
  'endDate',
]).extend({
  engineerId: idInput('engineerId').optional(),
  projectId: idInput('projectId').optional(),
  status: z
    .enum(ASSIGNMENT_STATUSES, { error: `status must be one of ${ASSIGNMENT_STATUSES.join(', ')}` })
    .optional(),
  from: dayInput('from').optional(),
  to: dayInput('to').optional(),
});

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  summary: 'All assignments for a manager, the own ones for an engineer',
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
  response: success(z.object({ assignment: assignmentSchema })),
  errors: ['NOT_FOUND', 'OUTSIDE_PROJECT_DATES', 'CAPACITY_EXCEEDED'],
});

export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/api/assignments/{id}',
  summary: 'Change an assignment; absent fields keep their values',
  roles: ['manager'],
  status: 200,
  params: assignmentParams,
  body: updateAssignmentBody,
  response: success(z.object({ assignment: assignmentSchema })),
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
