import type { PortalFailureKind } from '@erm/contracts/telemetry';
import { MAX_LOAD_MILLISECONDS } from '@erm/contracts/telemetry-limits';
import type { PartFailureKind, PortalModule } from '@erm/portal-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PortalFailure } from './portal-failure';
import { recordIn, type PortalRecord } from './portal-record';
import type { Registry } from './registry';
import type { Report } from '../telemetry/telemetry';

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
  /** Loads it again, in the release that this user gets by now. @returns whether it is ready */
  retry(name: string, userId: string): Promise<boolean>;
  /**
   * Looks at the registry from time to time, until this user gets another release than the one that was tried last.
   * @param onPublished called then, with what loads it
   * @returns a function that stops it
   */
  awaitRelease(name: string, userId: string, onPublished: (load: () => Promise<boolean>) => void): () => void;
  /** Notes that a portal's first screen is there, whether it works or has crashed. */
  shown(name: string): void;
  /** Replaces a portal that threw while rendering with an explanation. */
  crash(name: string, error: unknown): void;
  /**
   * Reports a page or a part of a portal that failed while the rest works.
   * @returns the code for the user to quote
   */
  partFailed(name: string, kind: PartFailureKind, error: unknown): string;
}

/** The release of a portal that a page runs, or tried to. May differ from the published one by now. */
interface Attempt {
  record: PortalRecord;
  retry: boolean;
  /** When it was requested; null once its load is reported. */
  startedAt: number | null;
  /** Whether one of its failures is reported. */
  failed: boolean;
}

type Outcome =
  { outcome: 'loaded'; milliseconds: number } | { outcome: 'failed'; kind: PortalFailure['kind'] };

export function createPortalLoads(loadPortal: LoadPortal, registry: Registry, report: Report): PortalLoads {
  const store = createStore<Readonly<Record<string, PortalLoad>>>(() => ({}));
  const latest = new Map<string, Attempt>();

  function patch(name: string, change: Partial<PortalLoad>): void {
    const previous = store.getState()[name] ?? { state: 'loading', attempts: 0, module: null, failure: null };
    store.setState({ [name]: { ...previous, ...change } });
  }

  /**
   * Everything that is reported about a release passes here. Of each load, only the first failure counts as such: those
   * that follow depend on it.
   */
  function tell(attempt: Attempt, outcome: Outcome): void {
    const { name: portal, version } = attempt.record;
    const failed = outcome.outcome === 'failed';
    report({ portal, version, retry: attempt.retry || (failed && attempt.failed), ...outcome });
    attempt.failed ||= failed;
  }

  function fail(failed: Attempt, cause: PortalFailure, kind: PortalFailure['kind']): void {
    const { record } = failed;
    const code = failureCode(cause.kind);
    console.error(`The portal "${record.name}" ${record.version} failed with ${code}`, cause);
    const failure = { version: record.version, cause, code, at: new Date() };
    patch(record.name, { state: 'failed', module: null, failure });
    tell(failed, { outcome: 'failed', kind });
  }

  async function attempt(record: PortalRecord): Promise<void> {
    const attempts = (store.getState()[record.name]?.attempts ?? 0) + 1;
    const started = { record, retry: attempts > 1, startedAt: performance.now(), failed: false };
    latest.set(record.name, started);
    patch(record.name, { state: 'loading', attempts, module: null });
    try {
      const module = await loadPortal(record, attempts);
      patch(record.name, { state: 'ready', module, failure: null });
    } catch (error) {
      const cause = PortalFailure.from(error, 'load');
      // What counts as a crash is among the loads already, and this one never was.
      fail(started, cause, cause.kind === 'crash' ? 'load' : cause.kind);
    }
  }

  async function retry(name: string, userId: string): Promise<boolean> {
    const tried = latest.get(name);
    if (!tried || store.getState()[name]?.state === 'loading') return false;
    patch(name, { state: 'loading' });
    await registry.reload();
    await attempt(recordIn(registry.getState().portals, name, userId) ?? tried.record);
    return store.getState()[name]?.state === 'ready';
  }

  return {
    ...store,
    open(record) {
      if (!store.getState()[record.name]) void attempt(record);
    },
    retry,
    awaitRelease(name, userId, onPublished) {
      const stopped = new AbortController();
      const tried = latest.get(name);
      if (tried) {
        // Only a portal that failed needs it. Without it, the user can still try again.
        import(/* webpackChunkName: "published" */ './await-release')
          .then(({ awaitRelease }) => awaitRelease(registry, tried.record, userId, stopped.signal))
          .then(() => stopped.signal.aborted || onPublished(() => retry(name, userId)), console.error);
      }
      return () => stopped.abort();
    },
    shown(name) {
      const attempt = latest.get(name);
      if (!attempt || attempt.startedAt === null) return;
      const milliseconds = Math.round(performance.now() - attempt.startedAt);
      attempt.startedAt = null;
      tell(attempt, { outcome: 'loaded', milliseconds: Math.min(milliseconds, MAX_LOAD_MILLISECONDS) });
    },
    crash(name, error) {
      const attempt = latest.get(name);
      if (attempt) fail(attempt, PortalFailure.from(error, 'crash'), 'crash');
    },
    partFailed(name, kind, error) {
      const code = failureCode(kind);
      const attempt = latest.get(name);
      console.error(
        `A part of the portal "${name}" ${attempt?.record.version ?? ''} failed with ${code}`,
        error,
      );
      // The portal is already loaded, so a failed file of a part is not a failure to load the portal.
      if (attempt) tell(attempt, { outcome: 'failed', kind: 'crash' });
      return code;
    },
  };
}

/** A code for the user to quote, such as `CRASH-1A2B3C`. The browser's console has it next to the cause. */
function failureCode(kind: PortalFailureKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `${kind}-${digits.join('')}`.toUpperCase();
}
