import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../session/session-store';
import { fieldsOf } from '../session/read-user';
import { OVERRIDE_KEY } from '../session/storage-keys';
import { parseOverride, type Override, type OverrideRequest } from './override';

export interface OverrideState {
  /** Not granted yet: nothing of it has run. */
  requested: OverrideRequest | null;
  active: Override | null;
  /** Why something did not become active, or is not any more. */
  refusal: string | null;
}

/** What runs in place of a published portal in this tab. Only this tab knows; the registry never changes. */
export interface Overrides extends StoreApi<OverrideState> {
  request(request: OverrideRequest): void;
  activate(override: Override): void;
  /** The request has been dealt with. */
  settle(): void;
  refuse(reason: string): void;
  /** Ends it. What has run stays in the page until it is loaded again. */
  stop(): void;
  /** Calls back once another user is signed in than the one it was granted to. Returns a function to unsubscribe. */
  endWithUser(session: Session, onEnd: () => void): () => void;
}

export function createOverrides(storage: Storage): Overrides {
  const store = createStore<OverrideState>(() => ({ ...stored(storage), refusal: null }));
  store.subscribe(({ requested, active }) => {
    if (requested || active) storage.setItem(OVERRIDE_KEY, JSON.stringify({ requested, active }));
    else storage.removeItem(OVERRIDE_KEY);
  });
  const stop = () => store.setState({ requested: null, active: null, refusal: null });
  return {
    ...store,
    request(request) {
      const { active } = store.getState();
      if (active?.portal === request.portal && active.source === request.source) return;
      store.setState({ requested: request, refusal: null });
    },
    activate: (active) => store.setState({ active, refusal: null }),
    settle: () => store.setState({ requested: null }),
    refuse: (refusal) => store.setState({ requested: null, active: null, refusal }),
    stop,
    endWithUser: (session, onEnd) =>
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

/** Takes a request out of the page's address, so that it outlives sign-in and is made only once. */
export function takeRequest(overrides: Overrides): void {
  const url = new URL(window.location.href);
  const request = parseOverride(url.searchParams.get('portal') ?? '');
  if (!request) return;
  url.searchParams.delete('portal');
  window.history.replaceState(window.history.state, '', url);
  overrides.request(request);
}
