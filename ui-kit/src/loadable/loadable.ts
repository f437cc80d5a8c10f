/** Where a part of the app that ships in a file of its own stands. */
export type LoadState<Part> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; part: Part }
  /** `retrying` while another attempt is running, so that the error stays on screen. */
  | { status: 'failed'; retrying: boolean };

export interface Loadable<Part> {
  /**
   * Starts the download unless it is running or done; after a failure it tries again.
   * @returns settles with the attempt, and never rejects: `get()` says how it went
   */
  load(): Promise<void>;
  /** The current state; the same object until it changes. */
  get(): LoadState<Part>;
  /** Calls `listener` on every change and returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

/**
 * A part of the app that is downloaded when it is needed. Not `React.lazy`: once a Suspense boundary has shown its
 * fallback, React holds the content back for 300 ms even when the file is already there, and a failed download
 * throws away everything up to the next error boundary.
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
          console.error('A part of the app could not be loaded', error);
          attempt = undefined;
          set({ status: 'failed', retrying: false });
        },
      );
      if (state.status === 'idle') set({ status: 'loading' });
      if (state.status === 'failed' && !state.retrying) set({ status: 'failed', retrying: true });
      return attempt;
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
