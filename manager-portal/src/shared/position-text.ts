import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import { capitalize } from '@erm/ui-kit/core';

/** Such as `Mid, Platform`; for duplicate names, after the email. */
export function positionText({
  email,
  seniority,
  department,
}: Pick<RosterEngineer, 'email' | 'seniority' | 'department'>): string {
  return [email, seniority && capitalize(seniority), department].filter(Boolean).join(', ');
}
