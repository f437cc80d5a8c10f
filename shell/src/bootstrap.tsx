import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { portalArea, registerScreen, signInScreen } from './app/screens';
import { ServicesContext, type Services } from './app/services';
import { takeRequest } from './overrides/overrides';
import { likelyPortal } from './page/match-portal';
import { readClaims } from './page/token-claims';
import { readPageConfig } from './page/page-config';
import { blockText } from './page/block-text';
import { prefetchNext, whenIdle } from './page/prefetch-next';
import type { LoadPortal } from './portals/portal-loads';
import { recordFor } from './portals/portal-record';
import { browserStorage } from './session/browser-storage';

/** Assembles the shell and renders it. */
export function bootstrap(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const services = createServices({
    storage: browserStorage(),
    tabStorage: browserStorage('sessionStorage'),
    config: readPageConfig(),
    registryText: blockText('portals'),
    early: window.__early ?? new Map<string, Promise<Response>>(),
    loadPortal,
  });
  services.account.syncProfile();
  services.session.followOtherTabs(window);
  services.theme.follow(window);
  const start = () => {
    startFirstScreen(services, window.location.pathname);
    createRoot(root).render(
      <ServicesContext value={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ServicesContext>,
    );
  };
  if (resumesOverride(services)) void services.registry.applyOverride().then(start);
  else start();
}

/** Takes up what runs in place of a portal in this tab. Returns whether anything does. */
function resumesOverride({ overrides, session }: Services): boolean {
  overrides.endWithUser(session, () => window.location.reload());
  const { token } = session.getState();
  const { active } = overrides.getState();
  if (active && token !== null && readClaims(token).sub !== active.userId) overrides.stop();
  takeRequest(overrides);
  return overrides.getState().active !== null;
}

const loadPortal: LoadPortal = async (record, attempt) => {
  const federation = await import(/* webpackChunkName: "federation" */ './portals/federation');
  return federation.loadPortal(record, attempt);
};

/** Starts loading what the URL requires before anything renders. */
function startFirstScreen(
  { storage, session, registry, portalLoads, overrides }: Services,
  pathname: string,
): void {
  const { token } = session.getState();
  if (token === null) {
    void (pathname === '/register' ? registerScreen : signInScreen).load();
    whenIdle(() => prefetchNext(storage));
    return;
  }
  void portalArea.load();
  // A request is decided first.
  if (overrides.getState().requested) return;
  const portal = likelyPortal(registry.getState().portals, pathname, token);
  if (portal) portalLoads.open(recordFor(portal, readClaims(token).sub));
}
