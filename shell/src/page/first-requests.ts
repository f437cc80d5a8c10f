import type { PortalManifest } from '@erm/portal-sdk';
import { fillRequest } from '@erm/portal-sdk/registry';
import { localDay } from './local-day';
import { isSameOrigin } from './same-origin';
import { readClaims } from './token-claims';

/**
 * The GET requests of a portal's screen at exactly this URL. With other parameters, such as a search, the screen sends
 * other requests.
 */
export function firstRequests(
  { prefetch }: Pick<PortalManifest, 'prefetch'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  token: string,
): string[] {
  const requester = { userId: readClaims(token).sub, today: localDay() };
  return (
    (prefetch[pathname.replace(/\/$/, '') + search] ?? [])
      .flatMap((request) => fillRequest(request, requester) ?? [])
      // The requests contain the token.
      .filter(isSameOrigin)
  );
}
