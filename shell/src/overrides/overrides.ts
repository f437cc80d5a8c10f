import type { ComponentType, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageConfig } from '../page/page-config';
import { readClaims } from '../page/token-claims';
import type { WithOverride } from '../portals/registry';
import { fieldsOf } from '../session/read-user';
import type { Session } from '../session/session-store';
import { OVERRIDE_KEY } from '../session/storage-keys';
import { parseOverride, type Override, type OverrideRequest } from './override';
import { OverrideGate } from './OverrideGate';
import { Refusal } from './refusal';
import { replacePortal } from './stand-in';

export interface OverrideState {
  /** Not granted yet: nothing of it has run. */
  requested: OverrideRequest | null;
  active: Override | null;
  /** Why something did not become active, or is not any more. */
  refusal: string | null;
}

/** What runs in place of a published portal in this tab. Only this tab knows; the registry never changes. */
export interface Overrides extends StoreApi<OverrideState> {
  /** Stands between the page and what it shows. */
  Gate: ComponentType<{ children: ReactNode }>;
  /** Puts what is active in the place of the published portal. */
  inPlaceOf(config: PageConfig): WithOverride;
  request(request: OverrideRequest): void;
  activate(override: Override): void;
  /** The request has been dealt with. */
  settle(): void;
  decline(reason: string): void;
  /** Ends it. What has run stays in the page until it is loaded again. */
  stop(): void;
  /** Ends it once another user is signed in than the one it was granted to. Returns a function to unsubscribe. */
  followUser(session: Session, onEnd: () => void): () => void;
}

function createOverrides(storage: Storage): Overrides {
  const store = createStore<OverrideState>(() => ({ ...stored(storage), refusal: null }));
  store.subscribe(({ requested, active }) => {
    if (requested || active) storage.setItem(OVERRIDE_KEY, JSON.stringify({ requested, active }));
    else storage.removeItem(OVERRIDE_KEY);
  });
  const decline = (refusal: string) => store.setState({ requested: null, active: null, refusal });
  const stop = () => store.setState({ requested: null, active: null, refusal: null });
  return {
    ...store,
    Gate: OverrideGate,
    inPlaceOf: (config) => async (published) => {
      const { active } = store.getState();
      if (!active) return published;
      try {
        return await replacePortal(active, published, config);
      } catch (error) {
        if (error instanceof Refusal) {
          decline(error.message);
        } else {
          console.error(`${active.source} cannot replace the portal "${active.portal}"`, error);
          decline(`${active.source} could not be read.`);
        }
        return published;
      }
    },
    request(request) {
      const { active } = store.getState();
      if (active?.portal === request.portal && active.source === request.source) return;
      store.setState({ requested: request, refusal: null });
    },
    activate: (active) => store.setState({ active, refusal: null }),
    settle: () => store.setState({ requested: null }),
    decline,
    stop,
    followUser: (session, onEnd) =>
      session.subscribe(({ user }) => {
        const { active } = store.getState();
        if (!user || !active || user.id === active.userId) return;
        stop();
        onEnd();
      }),
  };
}

function stored(storage: Storage): Pick<OverrideState, 'requested' | 'active'> {
  const { requested, active } = fieldsOf(JSON.parse(storage.getItem(OVERRIDE_KEY) ?? 'null'));
  const { userId } = fieldsOf(active);
  const granted = requestOf(active);
  return {
    requested: requestOf(requested),
    active: granted && typeof userId === 'string' ? { ...granted, userId } : null,
  };
}

function requestOf(value: unknown): OverrideRequest | null {
  const { portal, source } = fieldsOf(value);
  return typeof portal === 'string' && typeof source === 'string' ? { portal, source } : null;
}

/** What this tab has from before, unless another user has signed in since, and what its address asks for. */
export function startOverrides(storage: Storage, token: string | null): Overrides {
  const overrides = createOverrides(storage);
  const { active } = overrides.getState();
  if (active && token !== null && readClaims(token).sub !== active.userId) overrides.stop();
  takeRequest(overrides);
  return overrides;
}

/** Takes a request out of the address, so that it outlives sign-in and is made only once. */
function takeRequest(overrides: Overrides): void {
  const url = new URL(window.location.href);
  const request = parseOverride(url.searchParams.get('portal') ?? '');
  if (!request) return;
  url.searchParams.delete('portal');
  window.history.replaceState(window.history.state, '', url);
  overrides.request(request);
}
