import { z } from 'zod/mini';
import { ASSIGNMENT_STATUSES } from './assignment-status';
import { calendarDaySchema } from './calendar-day';
import { endpoint } from './endpoint';
import { listQuery, listSuccess } from './envelope';
import { PROJECT_STATUSES } from './project-statuses';
import { optionalSpanFields, spanChecks } from './span-query';
import { enumInput, idInput, openEnum } from './text';

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
