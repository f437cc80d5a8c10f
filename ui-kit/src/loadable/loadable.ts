/** Loading state of a code-split part of the app. */
export type LoadState<Part> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; part: Part }
  /** `retrying` while another attempt is in progress, so that the error stays on screen. */
  | { status: 'failed'; retrying: boolean; error: unknown };

export interface Loadable<Part> {
  /**
   * Starts loading unless already loading or loaded; retries after a failure.
   * @returns a promise that resolves when the attempt is over and never rejects; check `get()` for the outcome
   */
  load(): Promise<void>;
  /** Returns the current state, which is referentially stable until it changes. */
  get(): LoadState<Part>;
  /** Calls `listener` on every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * A code-split part of the app, loaded on demand. Not `React.lazy`: once a Suspense boundary has shown its fallback,
 * React delays the content by 300 ms even if the file has already arrived, and a failed load unmounts everything up
 * to the nearest error boundary.
 * @param importPart the dynamic `import()`, called again on every retry
 */
export function createLoadable<Part>(importPart: () => Promise<Part>): Loadable<Part> {
  const listeners = new Set<() => void>();
  let state: LoadState<Part> = { status: 'idle' };
  let attempt: Promise<void> | undefined;
  const set = (next: LoadState<Part>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    load() {
      attempt ??= importPart().then(
        (part) => set({ status: 'ready', part }),
        (error: unknown) => {
          console.error('Failed to load a part of the app', error);
          attempt = undefined;
          set({ status: 'failed', retrying: false, error });
        },
      );
      if (state.status === 'idle') set({ status: 'loading' });
      if (state.status === 'failed' && !state.retrying) set({ ...state, retrying: true });
      return attempt;
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
