import type { Overrides } from '../portals/override';
import { createEarlyRequests, type EarlyResponses } from '../page/early-requests';
import type { PageConfig } from '../page/page-config';
import { createPortalLoads, type LoadPortal } from '../portals/portal-loads';
import { createRegistry } from '../portals/registry';
import { createAccount } from '../session/account';
import { createSession } from '../session/session-store';
import { createRequests } from '../session/transport';
import { createTelemetry, type Report } from '../telemetry/telemetry';
import { createStore } from 'zustand/vanilla';
import type { Services } from './services';
import { createTheme } from './theme';
import { createToasts } from './toasts';

/** The shell's inputs from the page it runs in. */
export interface PageEnvironment {
  storage: Storage;
  /** Overrides of portals in this tab. */
  overrides: Overrides | null;
  config: PageConfig;
  /** The page's registry as JSON text. */
  registryText: string | null;
  early: EarlyResponses;
  loadPortal: LoadPortal;
  /** The origin of the API, if it differs from the page's. */
  apiOrigin?: string;
}

export function createServices({
  storage,
  overrides,
  config,
  registryText,
  early,
  loadPortal,
  apiOrigin = '',
}: PageEnvironment): Services {
  const session = createSession(storage);
  const toasts = createToasts();
  session.subscribe(({ isAuthenticated }) => {
    if (!isAuthenticated) toasts.dismissAll();
  });
  const outdated = createStore(() => false);
  const { transport, httpClient } = createRequests({
    origin: apiOrigin,
    session,
    early: createEarlyRequests(early, session.getState().token),
    onContractMismatch: () => outdated.setState(true),
  });
  const registry = createRegistry(registryText, overrides?.inPlaceOf(config));
  const telemetry = createTelemetry(session, apiOrigin);
  // Older APIs take no reports, and an override says nothing about published releases.
  const report: Report = (event) => {
    const isOverridden = overrides?.getState().active?.portal === event.portal;
    if (config.telemetry && !isOverridden) telemetry(event);
  };
  return {
    storage,
    config,
    session,
    transport,
    httpClient,
    apiOrigin,
    account: createAccount(session, transport),
    registry,
    portalLoads: createPortalLoads(loadPortal, registry, report),
    overrides,
    theme: createTheme(storage),
    toasts,
    outdated,
  };
}
