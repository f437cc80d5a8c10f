import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { Role } from './roles';

/** One call of the API as a value: what both sides need to agree on it, and nothing of how either does it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path of the origin with `{name}` for each parameter, `/api/engineers/{id}`. */
  path: `/api/${string}`;
  summary: string;
  /** Roles that may call it; `public` needs no token. Finer rules (own data only) are the server's policies. */
  roles: readonly Role[] | 'public';
  /** Status of a success. */
  status: 200 | 201;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The whole body of a success. */
  response: z.ZodType;
  /** Causes beyond those every call shares (authentication, validation, limits). */
  errors: readonly ErrorCode[];
}

/**
 * True for a call that makes something for a signed-in person: repeated with the same `Idempotency-Key` within 24 hours
 * it answers what it answered first.
 */
export function acceptsIdempotencyKey({ method, status, roles }: Endpoint): boolean {
  return method === 'POST' && status === 201 && roles !== 'public';
}

/** Keeps the exact type of an endpoint, so that a client infers its request and response. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type InputOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.input<E[Part]>
  : undefined;

/** What a caller passes as `params`, `query` and `body`. */
export type EndpointParams<E extends Endpoint> = InputOf<E, 'params'>;
export type EndpointQuery<E extends Endpoint> = InputOf<E, 'query'>;
export type EndpointBody<E extends Endpoint> = InputOf<E, 'body'>;

/** What a success answers. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;
