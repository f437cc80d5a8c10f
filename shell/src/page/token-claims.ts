/** What a token says about its owner. Undefined if unreadable. */
export interface TokenClaims {
  sub?: string;
  role?: string;
}

/**
 * Reads a token without verifying it. That is enough to guess what to fetch early: the server verifies every request,
 * and editing one's own token only changes what one's own browser requests.
 */
export function readClaims(token: string): TokenClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub, role } = JSON.parse(atob(payload)) as Record<string, unknown>;
    return {
      ...(typeof sub === 'string' && /^\w+$/.test(sub) && { sub }),
      ...(typeof role === 'string' && { role }),
    };
  } catch {
    // Anything else in the storage is not a token; the server will say so.
    return {};
  }
}
