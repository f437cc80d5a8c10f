import { z } from 'zod/mini';
import { daySpanSchema } from './day-span';
import { endpoint } from './endpoint';
import { overloadSchema } from './engineers';
import { success } from './envelope';

/** The email is there if another engineer has the same name. */
const engineerSchema = z.object({ _id: z.string(), name: z.string(), email: z.optional(z.string()) });

/** An assignment that soon ends or starts. */
export const soonAssignmentSchema = z.extend(daySpanSchema, {
  _id: z.string(),
  engineer: engineerSchema,
  project: z.object({ _id: z.string(), name: z.string() }),
  allocationPercentage: z.number(),
});
export type SoonAssignment = z.infer<typeof soonAssignmentSchema>;

const soonSchema = z.extend(daySpanSchema, {
  /** How many there are in these days. */
  total: z.number(),
  /** The first of them. Starting ones may lie later, so that an empty week shows what comes next. */
  first: z.array(soonAssignmentSchema),
});
export type Soon = z.infer<typeof soonSchema>;

/** The utilization of the whole roster today, and the engineers over their maximum today or later. */
export const utilizationSchema = z.object({
  /** Avg Utilization (product-rules#capacity): the rounded mean of the engineers' current allocation in percent. */
  averageAllocation: z.number(),
  /** What that is the mean of: today's load and capacity of all engineers. Absent in answers of earlier versions. */
  sum: z.optional(z.object({ engineers: z.number(), load: z.number(), capacity: z.number() })),
  /** The assignments that end in 14 days. Absent in answers of earlier versions, as is the next. */
  ending: z.optional(soonSchema),
  /** The assignments that start next week. */
  starting: z.optional(soonSchema),
  overAllocated: z.array(z.extend(engineerSchema, { overloads: z.array(overloadSchema) })),
});
export type Utilization = z.infer<typeof utilizationSchema>;

export const getUtilization = endpoint({
  method: 'GET',
  path: '/api/utilization',
  summary: 'Average utilization, all engineers over capacity, and what soon ends and starts',
  roles: ['manager'],
  status: 200,
  response: success(utilizationSchema),
  errors: [],
});
