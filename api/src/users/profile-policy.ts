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

/** Fields that a profile of this role does not have. A manager's has name and department only. */
export function profileFieldIssues(role: Role, changes: ProfileChanges): Issue[] {
  if (role === 'engineer') return [];
  return Object.entries(ENGINEER_FIELDS)
    .filter(([field]) => changes[field as keyof typeof ENGINEER_FIELDS] !== undefined)
    .map(([path, name]) => ({ path, message: `Only an engineer's profile has ${name}` }));
}
