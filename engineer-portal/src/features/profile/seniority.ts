import { SENIORITIES, type Seniority, type User } from '@erm/contracts/users';
import { capitalize } from '@erm/ui-kit/core';

/** What the profile shows while no seniority is set (product-rules#records). */
const DEFAULT_SENIORITY: Seniority = 'mid';

function isSeniority(value: User['seniority']): value is Seniority {
  return SENIORITIES.some((seniority) => seniority === value);
}

export function seniorityOf(value: User['seniority']): Seniority {
  return isSeniority(value) ? value : DEFAULT_SENIORITY;
}

/** A seniority as people read it: `Senior`. */
export function seniorityLabel(value: User['seniority']): string {
  return capitalize(seniorityOf(value));
}

/** Junior, mid, and senior (product-rules#records); lead only for an engineer who already is one. */
export function offeredSeniorities(current: User['seniority']): { value: Seniority; label: string }[] {
  return SENIORITIES.filter((seniority) => seniority !== 'lead' || current === 'lead').map((value) => ({
    value,
    label: seniorityLabel(value),
  }));
}
