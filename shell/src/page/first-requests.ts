import type { PortalManifest } from '@erm/portal-sdk';
import { isSameOrigin } from './same-origin';
import { readClaims } from './token-claims';

/** The GET requests of a portal's first screen at this URL. `{userId}` is replaced with the token's subject. */
export function firstRequests(
  { prefetch }: Pick<PortalManifest, 'prefetch'>,
  pathname: string,
  token: string,
): string[] {
  const paths = prefetch[pathname.replace(/\/$/, '')] ?? [];
  const { sub } = readClaims(token);
  return (
    paths
      .filter((path) => sub !== undefined || !path.includes('{userId}'))
      .map((path) => path.replace('{userId}', sub ?? ''))
      // The requests contain the token.
      .filter(isSameOrigin)
  );
}
