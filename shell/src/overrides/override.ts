import { PORTAL_NAME } from '@erm/contracts/portal-name';

/** What somebody wants to run in place of a published portal. */
export interface OverrideRequest {
  portal: string;
  /** The version of a release, or the origin of a development server. */
  source: string;
}

/** A request that was granted to one user. */
export interface Override extends OverrideRequest {
  userId: string;
}

/** Whether it is a development server rather than a published release, which nobody has signed. */
export const isDevelopment = ({ source }: OverrideRequest): boolean => source.includes('://');

/** Parses `manager@0.1.0-9ee42ff7` or `manager@http://127.0.0.1:3001`. */
export function parseOverride(text: string): OverrideRequest | null {
  const [, portal = '', source] = /^([^@]*)@(\S+)$/.exec(text) ?? [];
  return PORTAL_NAME.test(portal) && source ? { portal, source } : null;
}
