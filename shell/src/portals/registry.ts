import type { PagePortal, PageRegistry } from '@erm/portal-sdk/registry';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withTimeout } from './with-timeout';

/** How long reading it may take. */
export const REGISTRY_LIMIT_SECONDS = 5;

export interface Portals {
  portals: readonly PagePortal[];
  /** True if the page's list of portals could not be read, so it is unknown which portals exist. */
  failed: boolean;
}

/** The portals that exist: first as the page lists them, later as `/portals.json` does. */
export interface Registry extends StoreApi<Portals> {
  /** Reads `/portals.json`, bypassing every cache. If that fails or takes too long, the known portals stay. */
  reload(): Promise<void>;
  withOverride: WithOverride;
  /** Lets what runs in place of a published portal take effect. */
  applyOverride(): Promise<void>;
}

/** Replaces published portals with what runs in their place. */
export type WithOverride = (published: readonly PagePortal[]) => Promise<readonly PagePortal[]>;

const unchanged: WithOverride = (published) => Promise.resolve(published);

export function createRegistry(pageText: string | null, withOverride: WithOverride = unchanged): Registry {
  let published = fromPage(pageText);
  const store = createStore<Portals>(() => published);
  async function applyOverride() {
    store.setState({ ...published, portals: await withOverride(published.portals) });
  }
  return {
    ...store,
    withOverride,
    applyOverride,
    async reload() {
      try {
        const portals = await withTimeout(
          REGISTRY_LIMIT_SECONDS,
          // Only a portal that failed needs it.
          import(/* webpackChunkName: "published" */ './read-registry').then(({ readPortals }) =>
            readPortals('reload'),
          ),
        );
        published = { portals, failed: false };
      } catch (error) {
        console.error('The registry of portals could not be read again, so the known portals stay', error);
      }
      await applyOverride();
    },
  };
}

/** The server makes the page from a registry that it has verified. */
function fromPage(text: string | null): Portals {
  try {
    const { portals } = JSON.parse(text ?? 'null') as PageRegistry;
    if (!Array.isArray(portals)) throw new Error('It lists no portals');
    return { portals, failed: false };
  } catch (error) {
    console.error("The page's registry of portals could not be read", error);
    return { portals: [], failed: true };
  }
}
