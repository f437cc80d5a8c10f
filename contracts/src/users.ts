import { z } from 'zod/mini';
import { ROLES } from './roles';
import { openEnum } from './text';

export const SENIORITIES = ['junior', 'mid', 'senior', 'lead'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** A user as returned by the API, without password or hash. `_id` and `id` are the same. */
export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: openEnum(ROLES),
  skills: z.array(z.string()),
  seniority: z.nullable(openEnum(SENIORITIES)),
  maxCapacity: z.number(),
  department: z.string(),
  version: z.number(),
  /** True if somebody else set the password and it must be changed; otherwise absent. */
  mustChangePassword: z.optional(z.boolean()),
  /** True for a manager who can no longer sign in; otherwise absent. */
  disabled: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;
