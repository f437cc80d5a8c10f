import { PORTAL_NAME } from '@erm/contracts/portal-name';
import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PageConfig } from '../page/page-config';
import type { Session } from '../session/session-store';
import type { WithOverride } from './registry';

/** A request to run something in place of a published portal. */
export interface OverrideRequest {
  portal: string;
  /** The version of a release, or the origin of a development server. */
  source: string;
}

/** A request that was granted to one user. */
export interface Override extends OverrideRequest {
  userId: string;
}

export interface OverrideState {
  /** Not granted yet: none of its code has run. */
  requested: OverrideRequest | null;
  active: Override | null;
  /** Why something did not become active, or is not any more. */
  refusal: string | null;
}

/** What runs in place of a published portal in this tab. Only this tab knows; the registry never changes. */
export interface Overrides extends StoreApi<OverrideState> {
  /** Overrides of portals, between the registry and the page. */
  Gate: ComponentType<{ children: ReactNode }>;
  /** Replaces a published portal by its active override. */
  inPlaceOf(config: PageConfig): WithOverride;
  request(request: OverrideRequest): void;
  activate(override: Override): void;
  /** The request has been dealt with. */
  settle(): void;
  decline(reason: string): void;
  /** Ends an override. Code that has run stays in the page until it reloads. */
  stop(): void;
  /** Ends it once another user is signed in than the one it was granted to. Returns a function to unsubscribe. */
  followUser(session: Session, onEnd: () => void): () => void;
}

/** Whether it is a development server rather than a published release, which nobody has signed. */
export const isDevelopment = ({ source }: OverrideRequest): boolean => source.includes('://');

/** Parses `manager@0.1.0-9ee42ff7` or `manager@http://127.0.0.1:3001`. */
export function parseOverride(text: string): OverrideRequest | null {
  const [, portal = '', source] = /^([^@]*)@(\S+)$/.exec(text) ?? [];
  return PORTAL_NAME.test(portal) && source ? { portal, source } : null;
}
