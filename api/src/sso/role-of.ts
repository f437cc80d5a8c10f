import type { Role } from '@erm/contracts/roles';
import type { SsoConfig } from '../sso-config';
import type { Claims } from './provider';

/**
 * The role that the provider gives: the higher one if it gives both, null if none, and `any` if it does not decide.
 * The claim is a text or a list; a dotted name is a path, as in Keycloak's `realm_access.roles`.
 */
export function roleOf(claims: Claims, { roles }: Pick<SsoConfig, 'roles'>): Role | 'any' | null {
  if (!roles) return 'any';
  const values = valuesAt(claims, roles.claim);
  if (values.includes(roles.manager)) return 'manager';
  return values.includes(roles.engineer) ? 'engineer' : null;
}

function valuesAt(claims: Claims, path: string): unknown[] {
  // Some providers use URLs as names, which contain dots.
  const found = path in claims ? claims[path] : path.split('.').reduce<unknown>(fieldOf, claims);
  return Array.isArray(found) ? found : [found];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
