import { ApiError, type Transport, type TransportRequest, type TransportResponse } from '@erm/portal-sdk';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import type { EarlyRequests } from './early-requests';
import type { Http } from './http';
import { fieldsOf } from './read-user';
import { withLimit } from './request-limit';
import type { Session } from './session-store';

/** Sends every API request of the browser. Adds the token and ends the session on a 401. */
export function createTransport(parts: {
  http: Http;
  session: Session;
  early: EarlyRequests;
  /** Called when the server rejects the caller because it was built for another version of the contract. */
  onContractMismatch(): void;
}): Transport {
  const { http, session, early, onContractMismatch } = parts;
  return async (request) => {
    const { token } = session.getState();
    const { method, path, signal } = request;
    let response: TransportResponse;
    try {
      const earlyResponse = method === 'GET' ? await early.take(path, token) : null;
      response = earlyResponse ?? (await http(path, initOf(request, token)));
    } catch (error) {
      if (signal?.aborted) throw error;
      console.error('Network Error', `${method} ${path}`);
      throw unanswered(error);
    }
    if (response.status >= 400) {
      console.error(`${method} ${path} returned ${response.status}`, response.body);
    }
    const { code } = fieldsOf(response.body);
    if (code === 'CONTRACT_MISMATCH') onContractMismatch();
    if (code === 'PASSWORD_CHANGE_REQUIRED' && token !== null) session.refusePassword(token);
    if (response.status === 401 && token !== null) session.end(token, 'expiry');
    return response;
  };
}

function initOf(
  { method, body, contractVersion = CONTRACT_VERSION, idempotencyKey, signal }: TransportRequest,
  token: string | null,
): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    signal: withLimit(signal),
    headers: {
      [CONTRACT_VERSION_HEADER]: contractVersion,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  };
}

function unanswered(reason: unknown): ApiError {
  const what = (reason as Error).name === 'TimeoutError' ? 'does not answer' : 'cannot be reached';
  const message = `The server ${what}. Check your connection and try again.`;
  return new ApiError({ status: 0, code: 'NETWORK', message });
}
