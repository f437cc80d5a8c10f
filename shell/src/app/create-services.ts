import type { PageConfig } from '../page/page-config';
import { createPortalLoads, type LoadPortal } from '../portals/portal-loads';
import { createRegistry } from '../portals/registry';
import { createAccount } from '../session/account';
import { createEarlyRequests, type EarlyResponses } from '../session/early-requests';
import { createHttp } from '../session/http';
import { createSession } from '../session/session-store';
import { createTransport } from '../session/transport';
import type { Services } from './services';
import { createTheme } from './theme';
import { createToasts } from './toasts';

/** What the shell needs from the page it runs in. */
export interface PageParts {
  storage: Storage;
  config: PageConfig;
  /** The page's registry, as text. */
  registryText: string | null;
  early: EarlyResponses;
  loadPortal: LoadPortal;
  /** Origin of the API, if it is not the page's own. */
  apiOrigin?: string;
}

export function createServices({
  storage,
  config,
  registryText,
  early,
  loadPortal,
  apiOrigin,
}: PageParts): Services {
  const session = createSession(storage);
  const transport = createTransport({
    http: createHttp(apiOrigin),
    session,
    early: createEarlyRequests(early, session.getState().token),
  });
  const registry = createRegistry(registryText);
  return {
    storage,
    config,
    session,
    transport,
    account: createAccount(session, transport),
    registry,
    portalLoads: createPortalLoads(loadPortal, registry),
    theme: createTheme(storage),
    toasts: createToasts(),
  };
}
