import type { PortalManifest } from '@erm/portal-sdk';
import { isOwnOrigin } from './own-origin';
import { readClaims } from './token-claims';

/** The GET paths that a portal's first screen at this URL requests; `{userId}` is replaced by the token's subject. */
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
      // They carry the token.
      .filter(isOwnOrigin)
  );
}
