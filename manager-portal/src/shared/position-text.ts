import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import { capitalize } from '@erm/ui-kit/core';

/** For example, `Mid, Platform`, after the email of whose name is not enough. */
export function positionText({
  email,
  seniority,
  department,
}: Pick<RosterEngineer, 'email' | 'seniority' | 'department'>): string {
  return [email, seniority && capitalize(seniority), department].filter(Boolean).join(', ');
}
