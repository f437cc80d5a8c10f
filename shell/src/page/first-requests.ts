import type { PortalManifest } from '@erm/portal-sdk';
import { fillRequest } from '@erm/portal-sdk/registry';
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
  const requester = { userId: readClaims(token).sub, today: localDay(new Date()) };
  return (
    (prefetch[pathname.replace(/\/$/, '') + search] ?? [])
      .flatMap((request) => fillRequest(request, requester) ?? [])
      // The requests contain the token.
      .filter(isSameOrigin)
  );
}

/** The day in the browser's time zone, as `2026-03-02`. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
