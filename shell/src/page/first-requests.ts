import type { PortalManifest } from '@erm/portal-sdk';
import { atAddress } from './at-address';
import { isSameOrigin } from './same-origin';
import { readClaims } from './token-claims';

/** The GET requests of a portal's screen at this URL. `{userId}` is replaced with the token's subject. */
export function firstRequests(
  { prefetch }: Pick<PortalManifest, 'prefetch'>,
  url: Pick<Location, 'pathname' | 'search'>,
  token: string,
): string[] {
  const { sub } = readClaims(token);
  return (
    atAddress(prefetch, url)
      .filter((path) => sub !== undefined || !path.includes('{userId}'))
      .map((path) => path.replace('{userId}', sub ?? ''))
      // The requests contain the token.
      .filter(isSameOrigin)
  );
}
