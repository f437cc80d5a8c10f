/** A token's claims. Each is undefined if missing or malformed. */
export interface TokenClaims {
  sub?: string;
  role?: string;
}

/**
 * Decodes a token without verifying it. Sufficient for deciding what to prefetch, because the server verifies every
 * request, and a manipulated token only affects the requests of the user's own browser.
 */
export function readClaims(token: string): TokenClaims {
  const { sub, role } = payloadOf(token);
  return {
    ...(typeof sub === 'string' && /^\w+$/.test(sub) && { sub }),
    ...(typeof role === 'string' && { role }),
  };
}

/** All claims, unverified; none if it is not a token. */
export function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)) as Record<string, unknown>;
  } catch {
    // The stored value is not a token. The server will reject it.
    return {};
  }
}
