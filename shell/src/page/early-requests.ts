import type { TransportResponse } from '@erm/portal-sdk';

/** GET requests by path that the head script started while the code was still downloading. */
export type EarlyResponses = Map<string, Promise<Response>>;

/** Provides each early request once, to a caller with the token it was sent with. */
export interface EarlyRequests {
  /**
   * Returns the response to the early request for this path, whatever its status, or null if there is none. It replaces
   * the caller's own request, so a failure counts as that request's failure.
   * @throws if there was no response
   */
  take(path: string, token: string | null): Promise<TransportResponse | null>;
}

/** Older responses are stale. */
const FRESH_FOR_MS = 30_000;

export function createEarlyRequests(
  responses: EarlyResponses,
  startedWith: string | null,
  now: () => number = () => performance.now(),
): EarlyRequests {
  const freshUntil = now() + FRESH_FOR_MS;
  return {
    async take(path, token) {
      const early = responses.get(path);
      responses.delete(path);
      if (!early || token !== startedWith || now() > freshUntil) return null;
      const response = await early;
      return { status: response.status, body: parse(await response.text()) };
    },
  };
}

/** Parses JSON and returns anything else, such as a gateway's error page, as text, as axios does. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
