import type { profileBody } from '@erm/contracts/auth';
import type { Issue } from '@erm/contracts/errors';
import type { Role } from '@erm/contracts/roles';
import type { z } from 'zod';

type ProfileChanges = z.output<typeof profileBody>;

const ENGINEERS_ALONE = {
  skills: 'skills',
  seniority: 'a seniority',
  maxCapacity: 'a max capacity',
} as const;

/** The fields that a profile of this role does not have; a manager's is name and department. */
export function profileFieldIssues(role: Role, changes: ProfileChanges): Issue[] {
  if (role === 'engineer') return [];
  return Object.entries(ENGINEERS_ALONE)
    .filter(([field]) => changes[field as keyof typeof ENGINEERS_ALONE] !== undefined)
    .map(([path, name]) => ({ path, message: `Only an engineer's profile has ${name}` }));
}
