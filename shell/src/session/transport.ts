import { ApiError, type Transport, type TransportRequest, type TransportResponse } from '@erm/portal-sdk';
import { CONTRACT_VERSION } from '@erm/contracts/version';
import { createLoadable, type Loadable } from '@erm/ui-kit/core';
import type { AxiosInstance } from 'axios';
import type { EarlyRequests } from '../page/early-requests';
import { fieldsOf } from '../page/read-user';
import { unlessAborted, withLimit } from '../page/request-limit';
import type { ClientRequest, OnResponse } from './http-client';
import type { Session } from './session-store';

export interface Requests {
  /** Sends every API request of the browser. Adds the token and ends the session on a 401. */
  transport: Transport;
  /** Sends the requests that are not early. The first of them loads it, unless it is loaded before. */
  httpClient: Loadable<AxiosInstance>;
}

export function createRequests(parts: {
  /** The origin of the API, empty for the page's own. */
  origin: string;
  session: Session;
  early: EarlyRequests;
  /** Called when the server rejects the caller because it was built for another version of the contract. */
  onContractMismatch(): void;
}): Requests {
  const { origin, session, early, onContractMismatch } = parts;

  const onResponse: OnResponse = (request, token, { status, body }) => {
    if (status >= 400) console.error(`${request} returned ${status}`, body);
    const { code } = fieldsOf(body);
    if (code === 'CONTRACT_MISMATCH') onContractMismatch();
    if (code === 'PASSWORD_CHANGE_REQUIRED' && token !== null) session.refusePassword(token);
    if (status === 401 && token !== null) session.end(token, 'expiry');
  };

  const httpClient = createLoadable(async () => {
    const { createHttpClient } = await import(/* webpackChunkName: "later" */ './http-client');
    return createHttpClient(origin, onResponse);
  });

  async function takeEarly({ method, path }: TransportRequest, token: string | null) {
    const response = method === 'GET' ? await early.take(path, token) : null;
    if (response) onResponse(`${method} ${path}`, token, response);
    return response;
  }

  async function request(options: TransportRequest, token: string | null): Promise<TransportResponse> {
    const signal = withLimit(options.signal);
    try {
      await unlessAborted(signal, httpClient.load());
      const state = httpClient.get();
      if (state.status !== 'ready') throw new Error('The code that sends requests could not be loaded');
      const { status, data } = await state.part.request<unknown>(clientRequest(options, token, signal));
      return { status, body: data };
    } catch (error) {
      // axios does not say why a request was aborted.
      signal.throwIfAborted();
      throw error;
    }
  }

  const transport: Transport = async (options) => {
    const { token } = session.getState();
    try {
      return (await takeEarly(options, token)) ?? (await request(options, token));
    } catch (error) {
      if (options.signal?.aborted) throw error;
      console.error('Network Error', `${options.method} ${options.path}`);
      throw unanswered(error);
    }
  };
  return { transport, httpClient };
}

function clientRequest(
  { method, path, body, contractVersion = CONTRACT_VERSION, idempotencyKey }: TransportRequest,
  token: string | null,
  signal: AbortSignal,
): ClientRequest {
  return {
    method,
    url: path,
    data: body,
    token,
    contractVersion,
    signal,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}

function unanswered(reason: unknown): ApiError {
  const what = (reason as Error).name === 'TimeoutError' ? 'does not answer' : 'cannot be reached';
  const message = `The server ${what}. Check your connection and try again.`;
  return new ApiError({ status: 0, code: 'NETWORK', message });
}
