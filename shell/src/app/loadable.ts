import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** How far a part of the app is that comes in a file of its own. */
export type Loaded<Part> =
  { state: 'idle' | 'loading' } | { state: 'ready'; part: Part } | { state: 'failed' };

export interface Loadable<Part> {
  /** Starts loading unless it is under way or done; a failed one is tried again. */
  load(): void;
  useLoaded(): Loaded<Part>;
}

/**
 * A part of the app in a file of its own. Not `React.lazy`: a Suspense boundary holds back what it reveals for
 * 300 ms after it showed its fallback, also when the file was there long before.
 */
export function createLoadable<Part>(importPart: () => Promise<Part>): Loadable<Part> {
  const store = createStore<Loaded<Part>>(() => ({ state: 'idle' }));
  return {
    load() {
      const { state } = store.getState();
      if (state === 'loading' || state === 'ready') return;
      store.setState({ state: 'loading' }, true);
      importPart().then(
        (part) => store.setState({ state: 'ready', part }, true),
        (error: unknown) => {
          console.error('A part of the app could not be loaded', error);
          store.setState({ state: 'failed' }, true);
        },
      );
    },
    useLoaded: () => useStore(store),
  };
}
