import type { PortalManifest } from '@erm/portal-sdk';

/**
 * The GET paths that a portal's first screen at this address asks for; `{userId}` is the person the token names.
 * Read without checking the token: it only decides what to ask early, and the server checks every request.
 */
export function firstRequests(
  { prefetch }: Pick<PortalManifest, 'prefetch'>,
  pathname: string,
  token: string,
): string[] {
  const paths = prefetch[pathname.replace(/\/$/, '')] ?? [];
  const userId = subjectOf(token);
  return paths
    .filter((path) => userId !== null || !path.includes('{userId}'))
    .map((path) => path.replace('{userId}', userId ?? ''));
}

function subjectOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' && /^\w+$/.test(sub) ? sub : null;
  } catch {
    // Whatever else stands in the storage is no token: the server will say so.
    return null;
  }
}
