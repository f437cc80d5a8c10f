import type { PortalRecord } from '@erm/portal-sdk';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices } from '../app/services';
import { readRegistry } from './read-registry';

export interface Portals {
  portals: readonly PortalRecord[];
  /** True if the list of portals could not be read. */
  failed: boolean;
}

/** The list of portals, initially from the page and then from `/portals.json`. */
export interface Registry extends StoreApi<Portals> {
  /** Reloads the list, bypassing every cache. On failure, the known portals remain. */
  reload(): Promise<void>;
}

export function createRegistry(pageText: string | null): Registry {
  const store = createStore<Portals>(() => fromPage(pageText));
  return {
    ...store,
    async reload() {
      try {
        const response = await fetch('/portals.json', { cache: 'reload' });
        if (!response.ok) throw new Error(`/portals.json returned ${response.status}`);
        store.setState({ portals: readRegistry(await response.json()), failed: false });
      } catch (error) {
        console.error('The list of portals could not be reloaded', error);
      }
    },
  };
}

function fromPage(text: string | null): Portals {
  try {
    return { portals: readRegistry(JSON.parse(text ?? 'null')), failed: false };
  } catch (error) {
    console.error('The list of portals in the page could not be read', error);
    return { portals: [], failed: true };
  }
}

/** The currently known portals. */
export function usePortals(): Portals {
  return useStore(useServices().registry);
}
