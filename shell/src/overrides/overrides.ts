import { createStore } from 'zustand/vanilla';
import { fieldsOf } from '../page/read-user';
import { OVERRIDE_KEY } from '../page/storage-keys';
import { readClaims } from '../page/token-claims';
import { parseOverride, type OverrideRequest, type Overrides, type OverrideState } from '../portals/override';
import { OverrideGate } from './OverrideGate';
import { Refusal } from './refusal';
import { replacePortal } from './stand-in';

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
