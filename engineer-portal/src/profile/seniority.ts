import { SENIORITIES, type Seniority, type User } from '@erm/contracts/users';
import { capitalize } from '@erm/ui-kit/core';

/** The seniority that the profile shows if none is set (product-rules#records). */
const DEFAULT_SENIORITY: Seniority = 'mid';

function isSeniority(value: User['seniority']): value is Seniority {
  return SENIORITIES.some((seniority) => seniority === value);
}

export function seniorityOf(value: User['seniority']): Seniority {
  return isSeniority(value) ? value : DEFAULT_SENIORITY;
}

/** The label of a seniority, such as `Senior`. */
export function seniorityLabel(value: User['seniority']): string {
  return capitalize(seniorityOf(value));
}

/** Junior, mid, and senior (product-rules#records). Lead only for engineers who already are leads. */
export function offeredSeniorities(current: User['seniority']): { value: Seniority; label: string }[] {
  return SENIORITIES.filter((seniority) => seniority !== 'lead' || current === 'lead').map((value) => ({
    value,
    label: seniorityLabel(value),
  }));
}
