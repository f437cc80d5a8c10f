import type { PortalModule } from '@erm/portal-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PortalFailure } from './portal-failure';
import { recordFor, type PortalRecord } from './portal-record';
import type { Registry } from './registry';

/** The loading state of a portal. `failure` is that of the last attempt and is still shown during the next one. */
export interface PortalLoad {
  state: 'loading' | 'ready' | 'failed';
  attempts: number;
  module: PortalModule | null;
  /** `code` is for the user to quote; the browser's console has it too. */
  failure: { version: string; cause: PortalFailure; code: string; at: Date } | null;
}

/** Loads a portal's module. Attempts start at 1. */
export type LoadPortal = (record: PortalRecord, attempt: number) => Promise<PortalModule>;

/** The loading states of the portals opened so far, by name. */
export interface PortalLoads extends StoreApi<Readonly<Record<string, PortalLoad>>> {
  /** Starts loading a portal that has not been opened yet. */
  open(record: PortalRecord): void;
  /** Loads it again, in the release that this user gets by now. */
  retry(record: PortalRecord, userId: string): Promise<void>;
  /** Replaces a portal that threw while rendering with an explanation. */
  fail(record: PortalRecord, error: unknown): void;
}

export function createPortalLoads(loadPortal: LoadPortal, registry: Registry): PortalLoads {
  const store = createStore<Readonly<Record<string, PortalLoad>>>(() => ({}));

  function patch(name: string, change: Partial<PortalLoad>): void {
    const previous = store.getState()[name] ?? { state: 'loading', attempts: 0, module: null, failure: null };
    store.setState({ [name]: { ...previous, ...change } });
  }

  function fail(record: PortalRecord, error: unknown): void {
    const cause = PortalFailure.from(error);
    const code = `${cause.kind.toUpperCase()}-${randomHex()}`;
    console.error(`The portal "${record.name}" ${record.version} failed with ${code}`, error);
    const failure = { version: record.version, cause, code, at: new Date() };
    patch(record.name, { state: 'failed', module: null, failure });
  }

  async function attempt(record: PortalRecord): Promise<void> {
    const attempts = (store.getState()[record.name]?.attempts ?? 0) + 1;
    patch(record.name, { state: 'loading', attempts });
    try {
      const module = await loadPortal(record, attempts);
      patch(record.name, { state: 'ready', module, failure: null });
    } catch (error) {
      fail(record, error);
    }
  }

  return {
    ...store,
    open(record) {
      if (!store.getState()[record.name]) void attempt(record);
    },
    async retry(record, userId) {
      if (store.getState()[record.name]?.state === 'loading') return;
      patch(record.name, { state: 'loading' });
      await registry.reload();
      const now = registry.getState().portals.find(({ name }) => name === record.name);
      await attempt(now ? recordFor(now, userId) : record);
    },
    fail: (record, error) => fail(record, new PortalFailure('crash', messageOf(error))),
  };
}

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
