import type {
  Endpoint,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@erm/contracts/endpoint';
import { CONTRACT_VERSION } from '@erm/contracts/version';
import { ApiError } from './api-error';
import { createIdempotencyKeys } from './idempotency-keys';
import { requestPath, type QueryValue } from './request-path';
import { toApiError } from './to-api-error';
import type { Transport } from './transport';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The options of a call, depending on its endpoint. The query is optional. */
export type CallOptions<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E> | undefined> &
  Part<'body', EndpointBody<E>> & { signal?: AbortSignal };

type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** The typed client of the API. */
export interface ApiClient {
  /**
   * Calls an endpoint and returns the parsed body of a successful response. Missing fields get displayable defaults,
   * and rows that cannot be parsed are left out; both are logged to the console.
   * @throws ApiError for every failure, with the server's message and the invalid fields
   */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<EndpointResponse<E>>;
}

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Creates a client for a transport. The client handles endpoints; the transport handles tokens and connections. */
export function createApiClient(transport: Transport): ApiClient {
  const keys = createIdempotencyKeys();
  return {
    async call(endpoint, ...[options]) {
      const { params, query, body, signal } = (options ?? {}) as LooseOptions;
      const path = requestPath(endpoint.path, params, query);
      const idempotencyKey = keys.keyFor(endpoint, path, body);
      const contractVersion = CONTRACT_VERSION;
      const request = { method: endpoint.method, path, body, contractVersion, signal };
      const response = await transport(idempotencyKey ? { ...request, idempotencyKey } : request);
      // After a 5xx, keep the key, because the creation may have succeeded behind a failing gateway.
      if (idempotencyKey && response.status < 500) keys.release(path, body);
      if (response.status >= 400) throw toApiError(response.status, response.body);
      const parsed = endpoint.response.safeParse(response.body);
      if (parsed.success) return parsed.data as never;
      console.error(`${endpoint.method} ${endpoint.path} returned an unknown format`, parsed.error);
      const { mendResponse } = await import('./mend-response');
      const mended = mendResponse(endpoint.response, response.body);
      if (mended !== undefined) return mended as never;
      throw new ApiError({
        status: response.status,
        code: 'UNREADABLE',
        message: 'The server sent a response that this version of the app does not support. Reload the page.',
      });
    },
  };
}
