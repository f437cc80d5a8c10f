import type { Transport } from '@erm/portal-sdk';
import type { Loadable } from '@erm/ui-kit/core';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Overrides } from '../portals/override';
import type { PageConfig } from '../page/page-config';
import type { PortalLoads } from '../portals/portal-loads';
import type { Portals, Registry } from '../portals/registry';
import type { Account } from '../session/account';
import type { Session, SessionState } from '../session/session-store';
import type { Theme } from './theme';
import type { Toasts } from './toasts';

/** The services of the shell, created once by `bootstrap`. */
export interface Services {
  storage: Storage;
  config: PageConfig;
  session: Session;
  transport: Transport;
  /** Loaded after the first screen, which needs none, or by the first request. */
  httpClient: Pick<Loadable<unknown>, 'load'>;
  /** The origin of the API; empty for the page's own. */
  apiOrigin: string;
  account: Account;
  registry: Registry;
  portalLoads: PortalLoads;
  /** Null in a tab without overrides. */
  overrides: Overrides | null;
  theme: Theme;
  toasts: Toasts;
  /** True once the server has rejected this page as built for another version of the contract. */
  outdated: StoreApi<boolean>;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within <ServicesContext value={services}>');
  return services;
}

export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** The currently known portals. */
export function usePortals(): Portals {
  return useStore(useServices().registry);
}
