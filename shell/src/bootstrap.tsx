import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { portalArea, registerScreen, signInScreen } from './app/screens';
import { ServicesContext, type Services } from './app/services';
import { likelyPortal } from './page/match-portal';
import { readClaims } from './page/token-claims';
import { readPageConfig } from './page/page-config';
import { blockText } from './page/block-text';
import { prefetchNext, whenIdle } from './page/prefetch-next';
import type { LoadPortal } from './portals/portal-loads';
import { recordFor } from './portals/portal-record';
import { browserStorage } from './session/browser-storage';

/**
 * Assembles the shell and renders it.
 * @param loadPortal gets the module of a portal
 */
export function bootstrap(loadPortal: LoadPortal): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const services = createServices({
    storage: browserStorage(),
    config: readPageConfig(),
    registryText: blockText('portals'),
    early: window.__early ?? new Map<string, Promise<Response>>(),
    loadPortal,
  });
  services.account.syncProfile();
  services.session.followOtherTabs(window);
  services.theme.follow(window);
  startFirstScreen(services, window.location.pathname);
  createRoot(root).render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ServicesContext>,
  );
}

/** Starts loading what the URL requires before anything renders. */
function startFirstScreen({ storage, session, registry, portalLoads }: Services, pathname: string): void {
  const { token } = session.getState();
  if (token === null) {
    void (pathname === '/register' ? registerScreen : signInScreen).load();
    whenIdle(() => prefetchNext(storage));
    return;
  }
  void portalArea.load();
  const portal = likelyPortal(registry.getState().portals, pathname, token);
  if (portal) portalLoads.open(recordFor(portal, readClaims(token).sub));
}
