import { z } from 'zod/mini';
import { dayInput } from './calendar-day';
import { isInOrder, OUT_OF_ORDER } from './date-order';
import { endpoint } from './endpoint';
import { changed, deletedSchema } from './envelope';
import { idInput, integerInput } from './text';
import { textInput } from './text-input';
import { updateBody } from './update-body';
import { assignmentSchema, assignmentParams } from './assignments';

/** The message for a missing required field (product-rules#validation). */
export const REQUIRED_FIELDS = 'Please fill in all required fields.';

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

/** The fields of a move: the new engineer and dates. The capacity check concerns the allocation. */
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
