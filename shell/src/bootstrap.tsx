import { guardBrowser, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './services/create-services';
import { invitationScreen, portalArea, registerScreen, signInScreen } from './app/screens';
import { ServicesContext, type Services } from './services/services';
import type { Overrides } from './portals/override';
import { likelyPortal } from './page/match-portal';
import { readClaims } from './page/token-claims';
import { readPageConfig } from './page/page-config';
import { blockText } from './page/block-text';
import { prefetchNext, whenIdle } from './page/prefetch-next';
import type { LoadPortal } from './portals/portal-loads';
import { recordFor } from './portals/portal-record';
import { browserStorage } from './page/browser-storage';
import { OVERRIDE_KEY, TOKEN_KEY } from './page/storage-keys';

const guestScreens: Partial<Record<string, Loadable<ComponentType>>> = {
  '/register': registerScreen,
  '/invitation': invitationScreen,
};

/**
 * Assembles the shell and renders it.
 * @param loadPortal gets the module of a portal
 */
export async function bootstrap(loadPortal: LoadPortal): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  guardBrowser();
  const storage = browserStorage();
  const overrides = await loadOverrides(storage);
  const services = createServices({
    storage,
    overrides,
    config: readPageConfig(),
    registryText: blockText('portals'),
    early: window.__early ?? new Map<string, Promise<Response>>(),
    loadPortal,
  });
  services.account.syncProfile();
  services.session.followOtherTabs(window);
  services.theme.follow(window);
  overrides?.followUser(services.session, () => window.location.reload());
  if (overrides?.getState().active) await services.registry.applyOverride();
  startFirstScreen(services, window.location.pathname);
  createRoot(root).render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ServicesContext>,
  );
}

/** Overrides of portals in this tab. Almost no tab needs that code. */
async function loadOverrides(storage: Storage): Promise<Overrides | null> {
  const tabStorage = browserStorage('sessionStorage');
  const isRequested = new URLSearchParams(window.location.search).has('portal');
  if (!isRequested && tabStorage.getItem(OVERRIDE_KEY) === null) return null;
  try {
    const { startOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/overrides');
    return startOverrides(tabStorage, storage.getItem(TOKEN_KEY));
  } catch (error) {
    console.error('Nothing replaces a published portal, because the code for it could not be loaded', error);
    return null;
  }
}

/** Starts loading the code for the URL before anything renders. */
function startFirstScreen(
  { storage, session, registry, portalLoads, overrides }: Services,
  pathname: string,
): void {
  const { token } = session.getState();
  if (token === null) {
    void (guestScreens[pathname] ?? signInScreen).load();
    whenIdle(() => prefetchNext(storage));
    return;
  }
  void portalArea.load();
  // A request is decided first.
  if (overrides?.getState().requested) return;
  const portal = likelyPortal(registry.getState().portals, pathname, token);
  if (portal) portalLoads.open(recordFor(portal, readClaims(token).sub));
}
