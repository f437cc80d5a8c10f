import { SENIORITIES } from '@erm/contracts/users';
import { capitalize } from '@erm/ui-kit/core';

/** All of them, because managers decide who is a lead. */
export const seniorities = SENIORITIES.map((value) => ({ value, label: capitalize(value) }));
