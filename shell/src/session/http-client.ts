import { TODAY_HEADER } from '@erm/contracts/today-header';
import { CONTRACT_VERSION_HEADER } from '@erm/contracts/version';
import type { TransportResponse } from '@erm/portal-sdk';
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { localDay } from '../page/local-day';

/** A request with the options of the interceptors. */
export interface ClientRequest extends AxiosRequestConfig<unknown> {
  /** The session's token when the caller asked, because the session may have ended before the request is sent. */
  token: string | null;
  contractVersion: string;
}

/** Called with every response, and the request and token that it answers. */
export type OnResponse = (request: string, token: string | null, response: TransportResponse) => void;

/**
 * Creates the browser's only axios instance. It resolves for every status.
 * @param origin of the API, empty for the page's own
 */
export function createHttpClient(origin: string, onResponse: OnResponse): AxiosInstance {
  const client = axios.create({
    baseURL: origin,
    adapter: 'xhr',
    withCredentials: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    validateStatus: () => true,
    // No CSRF header is needed, because the token is not a cookie.
    xsrfCookieName: '',
  });
  client.interceptors.request.use((config) => {
    const { token, contractVersion } = config as typeof config & ClientRequest;
    config.headers.set(CONTRACT_VERSION_HEADER, contractVersion);
    config.headers.set(TODAY_HEADER, localDay());
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  client.interceptors.response.use((response) => {
    const { method = '', url = '', token } = response.config as ClientRequest;
    onResponse(`${method.toUpperCase()} ${url}`, token, { status: response.status, body: response.data });
    return response;
  });
  return client;
}
