import type { z } from 'zod/mini';
import type { ErrorCode } from './errors';
import type { Role } from './roles';

export type BodyLimit = '10 KB' | '100 KB' | '200 KB';

/** The definition of an API endpoint, shared by server and clients and independent of their implementations. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The absolute path with `{name}` for each parameter, such as `/api/engineers/{id}`. */
  path: `/api/${string}`;
  summary: string;
  /** The allowed roles; `public` requires no token. The server's policies contain finer rules (own data only). */
  roles: readonly Role[] | 'public';
  /** The status of a successful response. */
  status: 200 | 201;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The largest body. By default, 10 KB without and 100 KB with a token. */
  bodyLimit?: BodyLimit;
  /** The whole body of a successful response, or the data of each event of a stream. */
  response: z.ZodMiniType;
  isStream?: true;
  /** Whether a user whose password somebody else set may call it before changing that password. */
  allowedBeforePasswordChange?: true;
  /** Errors besides those of every endpoint (authentication, validation, limits). */
  errors: readonly ErrorCode[];
}

/**
 * True for an endpoint that creates something for a signed-in user. Repeated with the same `Idempotency-Key` within 24
 * hours, it returns the first response.
 */
export function acceptsIdempotencyKey({ method, status, roles }: Endpoint): boolean {
  return method === 'POST' && status === 201 && roles !== 'public';
}

/** Preserves the exact type of an endpoint, so that clients can infer its request and response. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type InputOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodMiniType
  ? z.input<E[Part]>
  : undefined;

/** The types of `params`, `query`, and `body` in a request. */
export type EndpointParams<E extends Endpoint> = InputOf<E, 'params'>;
export type EndpointQuery<E extends Endpoint> = InputOf<E, 'query'>;
export type EndpointBody<E extends Endpoint> = InputOf<E, 'body'>;

/** The type of a successful response. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;
