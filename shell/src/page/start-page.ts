import { PROFILE_PATH } from '@erm/contracts/auth-paths';
import { TODAY_HEADER } from '@erm/contracts/today-header';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import { releaseFor, type PageRegistry } from '@erm/portal-sdk/registry';
import type { EarlyResponses } from './early-requests';
import { browserStorage } from './browser-storage';
import { OVERRIDE_KEY, THEME_KEY, TOKEN_KEY } from './storage-keys';
import { withLimit } from './request-limit';
import { addLinks } from './add-links';
import { atAddress } from './at-address';
import { firstRequests } from './first-requests';
import { localDay } from './local-day';
import { likelyPortal } from './match-portal';
import { blockText } from './block-text';
import { readClaims } from './token-claims';
import { applyTheme, readThemeChoice } from './theme-choice';

declare global {
  interface Window {
    __early?: EarlyResponses;
  }
}

/**
 * Runs in the page's head before anything is painted or loaded. Sets the theme and requests everything this URL needs,
 * so that no request has to wait for the code that would otherwise trigger it.
 */
export function startPage(): void {
  const storage = browserStorage();
  applyTheme(readThemeChoice(storage.getItem(THEME_KEY)));
  const token = storage.getItem(TOKEN_KEY);
  const early: EarlyResponses = (window.__early = new Map<string, Promise<Response>>());
  const { portals, lazyShares, screens } = JSON.parse(blockText('portals') ?? '{}') as Partial<PageRegistry>;
  if (!portals || !lazyShares || !screens) return;

  const { pathname } = location;
  if (token === null) {
    addLinks('preload', screens[/^\/(register|invitation)$/.test(pathname) ? 'register' : 'sign-in']);
    return;
  }
  const requestEarly = (path: string) => early.set(path, getWith(token, path));
  requestEarly(PROFILE_PATH);
  addLinks('preload', screens['portal-area']);
  const portal = likelyPortal(portals, pathname, token);
  // Something else may run in place of the portal.
  if (!portal || browserStorage('sessionStorage').getItem(OVERRIDE_KEY) !== null) return;
  const release = releaseFor(portal, readClaims(token).sub);
  addLinks('preload', release.files);
  Object.keys(release.shares).forEach((name) => addLinks('preload', lazyShares[name]));
  addLinks('preload', atAddress(release.screens, location));
  firstRequests(release, location, token).forEach(requestEarly);
}

function getWith(token: string, path: string): Promise<Response> {
  const response = fetch(path, {
    credentials: 'include',
    signal: withLimit(),
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION,
      [TODAY_HEADER]: localDay(),
    },
  });
  // The consumer handles failures. This only avoids an unhandled rejection until then.
  response.catch(() => undefined);
  return response;
}
