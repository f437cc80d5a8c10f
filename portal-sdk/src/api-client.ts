import type {
  Endpoint,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@erm/contracts/endpoint';
import { ApiError } from './api-error';
import { idempotencyKeys } from './idempotency-keys';
import { requestPath } from './request-path';
import { toApiError } from './to-api-error';
import type { Transport } from './transport';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The options of a call: exactly the parts that its endpoint has. The query is optional. */
export type CallOptions<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E> | undefined> &
  Part<'body', EndpointBody<E>> & { signal?: AbortSignal };

type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** The typed client of the API. */
export interface ApiClient {
  /**
   * Makes one call and returns its parsed success body.
   * @throws ApiError for every failure, with the server's sentence and the fields at fault
   */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<EndpointResponse<E>>;
}

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Creates a client over a transport: the client knows endpoints, the transport knows tokens and sockets. */
export function createApiClient(transport: Transport): ApiClient {
  const keys = idempotencyKeys();
  return {
    async call(endpoint, ...[options]) {
      const { params, query, body, signal } = (options ?? {}) as LooseOptions;
      const path = requestPath(endpoint.path, params, query);
      const idempotencyKey = keys.take(endpoint, path, body);
      const request = { method: endpoint.method, path, body, signal };
      const response = await transport(idempotencyKey ? { ...request, idempotencyKey } : request);
      // The creation may have succeeded behind a failing gateway.
      if (idempotencyKey && response.status < 500) keys.answered(path, body);
      if (response.status >= 400) throw toApiError(response.status, response.body);
      const parsed = endpoint.response.safeParse(response.body);
      if (parsed.success) return parsed.data as never;
      console.error(`${endpoint.method} ${endpoint.path} answered an unknown shape`, parsed.error);
      throw new ApiError({
        status: response.status,
        code: 'UNREADABLE',
        message: 'The server answered in a form that this version of the app does not know. Reload the page.',
      });
    },
  };
}
