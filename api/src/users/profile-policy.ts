import type { profileBody } from '@erm/contracts/auth';
import type { Issue } from '@erm/contracts/errors';
import type { Role } from '@erm/contracts/roles';
import type { z } from 'zod';

type ProfileChanges = z.output<typeof profileBody>;

const ENGINEER_FIELDS = {
  skills: 'skills',
  seniority: 'a seniority',
  maxCapacity: 'a max capacity',
} as const;

/** Reports fields that profiles of this role lack. A manager's profile has only a name and a department. */
export function profileFieldIssues(role: Role, changes: ProfileChanges): Issue[] {
  if (role === 'engineer') return [];
  return Object.entries(ENGINEER_FIELDS)
    .filter(([field]) => changes[field as keyof typeof ENGINEER_FIELDS] !== undefined)
    .map(([path, name]) => ({ path, message: `Only an engineer's profile has ${name}` }));
}
