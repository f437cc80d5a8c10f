import type { Location } from 'react-router-dom';
import type { Role } from '@erm/contracts/roles';
import type { PagePortal } from '@erm/portal-sdk/registry';
import { matchPortal } from '../page/match-portal';
import { fieldsOf } from '../page/read-user';

/** The page that the visitor requested, stored in the sign-in page's history entry. */
export interface ReturnState {
  from: string;
}

export function returnStateOf({ pathname, search, hash }: Location): ReturnState {
  return { from: pathname + search + hash };
}

/** The page to open after signing in: the requested one, unless it belongs to another role. One of no portal is everyone's. */
export function returnPath(state: unknown, role: Role | 'other', portals: readonly PagePortal[]): string {
  const { from } = fieldsOf(state);
  if (typeof from !== 'string') return '/';
  const portal = matchPortal(portals, new URL(from, location.origin).pathname);
  return portal && portal.role !== role ? '/' : from;
}
