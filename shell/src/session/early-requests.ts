import type { TransportResponse } from '@erm/portal-sdk';

/** GETs that the head script started, by path, while the code was still downloading. */
export type EarlyResponses = Map<string, Promise<Response>>;

/** Hands out each early request once, to a caller with the token it was sent with. */
export interface EarlyRequests {
  /**
   * The answer to the early request for this path, whatever its status; null if there is none to use. It takes the
   * place of the caller's own request, so a failure counts as that request's failure.
   * @throws when no answer came
   */
  take(path: string, token: string | null): Promise<TransportResponse | null>;
}

/** Answers that have waited longer are stale. */
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

/** JSON where it is JSON; a gateway's error page stays text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
