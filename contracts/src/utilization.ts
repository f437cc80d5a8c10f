import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { overloadSchema } from './engineers';
import { success } from './envelope';

/** The utilization of the whole roster today, and the engineers over their maximum today or later. */
export const utilizationSchema = z.object({
  /** Avg Utilization (product-rules#capacity): the rounded mean of the engineers' current allocation in percent. */
  averageAllocation: z.number(),
  /** What that is the mean of: today's load and capacity of all engineers. Absent in answers of earlier versions. */
  sum: z.optional(z.object({ engineers: z.number(), load: z.number(), capacity: z.number() })),
  overAllocated: z.array(z.object({ _id: z.string(), name: z.string(), overloads: z.array(overloadSchema) })),
});
export type Utilization = z.infer<typeof utilizationSchema>;

export const getUtilization = endpoint({
  method: 'GET',
  path: '/api/utilization',
  summary: 'Average utilization, and all engineers over capacity',
  roles: ['manager'],
  status: 200,
  response: success(utilizationSchema),
  errors: [],
});
