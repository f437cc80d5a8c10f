import { enumInput } from './text';

export const ROLES = ['manager', 'engineer'] as const;
export type Role = (typeof ROLES)[number];

/** A role in a request (product-rules#validation). */
export const roleInput = enumInput(ROLES, 'Please select a role');
