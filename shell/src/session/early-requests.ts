import type { TransportResponse } from '@erm/portal-sdk';

/** GETs that the head script started, by path, while the code was still on its way. */
export type EarlyResponses = Map<string, Promise<Response>>;

/** Hands out each early answer once, to whoever asks with the token it was asked with. */
export interface EarlyRequests {
  /** Null when there is none, or when it failed: then the caller asks by itself. */
  take(path: string, token: string | null): Promise<TransportResponse | null>;
}

/** An answer that waited longer is no news any more. */
const FRESH_FOR_MS = 30_000;

export function createEarlyRequests(
  responses: EarlyResponses,
  startedWith: string | null,
  now: () => number = () => performance.now(),
): EarlyRequests {
  const freshUntil = now() + FRESH_FOR_MS;
  return {
    async take(path, token) {
      const response = responses.get(path);
      responses.delete(path);
      if (!response || token !== startedWith || now() > freshUntil) return null;
      try {
        const answer = await response;
        return answer.ok ? { status: answer.status, body: await answer.json() } : null;
      } catch (error) {
        console.warn(`The early GET ${path} failed and is asked again`, error);
        return null;
      }
    },
  };
}
