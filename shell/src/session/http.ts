import type { TransportResponse } from '@erm/portal-sdk';

/** Sends a request and reads its response, whatever the status. Rejects only without a response, or when aborted. */
export type Http = (path: string, request: RequestInit) => Promise<TransportResponse>;

/** @param origin of the API, if it differs from the page's */
export function createHttp(origin = ''): Http {
  return async (path, request) =>
    readResponse(
      await fetch(`${origin}${path}`, {
        ...request,
        credentials: 'include',
        headers: { Accept: 'application/json', ...request.headers },
      }),
    );
}

export async function readResponse(response: Response): Promise<TransportResponse> {
  return { status: response.status, body: parse(await response.text()) };
}

/** Parses JSON and returns anything else, such as a gateway's error page, as text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
