/** What a token says of its owner. Undefined where it says nothing readable. */
export interface TokenClaims {
  sub?: string;
  role?: string;
}

/**
 * Reads a token without checking it. That is enough to guess what to fetch early: the server checks every request,
 * and whoever changes the own token only changes what the own browser asks for.
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
    // Whatever else stands in the storage is no token: the server will say so.
    return {};
  }
}
