import { ApiError, type Transport, type TransportRequest, type TransportResponse } from '@erm/portal-sdk';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import type { EarlyRequests } from './early-requests';
import type { Http } from './http';
import { fieldsOf } from './read-user';
import { withLimit } from './request-limit';
import type { Session } from './session-store';

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const TOO_SLOW = 'The server took too long to respond. Check your connection and try again.';

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
    const earlyResponse = request.method === 'GET' ? await takeEarly(early, request, token) : null;
    const response = earlyResponse ?? (await send(http, request, token));
    if (response.status >= 400) {
      console.error(`${request.method} ${request.path} returned ${response.status}`, response.body);
    }
    const { code } = fieldsOf(response.body);
    if (code === 'CONTRACT_MISMATCH') onContractMismatch();
    if (code === 'PASSWORD_CHANGE_REQUIRED' && token !== null) session.refusePassword(token);
    if (response.status === 401 && token !== null) session.end(token, 'expiry');
    return response;
  };
}

async function takeEarly(early: EarlyRequests, { method, path }: TransportRequest, token: string | null) {
  try {
    return await early.take(path, token);
  } catch (error) {
    throw unreachable(method, path, error);
  }
}

async function send(
  http: Http,
  { method, path, body, contractVersion = CONTRACT_VERSION, idempotencyKey, signal }: TransportRequest,
  token: string | null,
): Promise<TransportResponse> {
  const request: RequestInit = {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: withLimit(signal),
    headers: {
      [CONTRACT_VERSION_HEADER]: contractVersion,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  };
  try {
    return await http(path, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable(method, path, error);
  }
}

function unreachable(method: string, path: string, reason: unknown): ApiError {
  console.error('Network Error', `${method} ${path}`);
  const isLate = (reason as Error).name === 'TimeoutError';
  return new ApiError({ status: 0, code: 'NETWORK', message: isLate ? TOO_SLOW : UNREACHABLE });
}
