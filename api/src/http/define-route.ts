import type { RouterMiddleware } from '@koa/router';
import type { Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import type { ApiState, Session } from './api-state';
import { parseRequest, type ParsedRequest } from './parse-request';
import { readBody } from './read-body';

export interface Call<E extends Endpoint> extends ParsedRequest<E> {
  /** Who asks; nobody on a public endpoint. */
  session: E['roles'] extends 'public' ? undefined : Session;
  /** Where the request came from, past the proxies that are trusted. */
  address: string;
  requestId: string;
  /** As it was sent, empty where it was not. */
  idempotencyKey: string;
}

/** One endpoint of the contract with the code that answers it. */
export interface Route {
  endpoint: Endpoint;
  answer: RouterMiddleware<ApiState>;
}

/** Joins an endpoint and its handler, which sees only what was parsed: every refused field was named already. */
export function defineRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
): Route {
  return {
    endpoint,
    async answer(ctx) {
      const body = endpoint.body && (await readBody(ctx));
      const request = parseRequest(endpoint, { params: ctx.params, query: ctx.query, body });
      const session = ctx.state.session as Call<E>['session'];
      const { requestId } = ctx.state;
      const idempotencyKey = ctx.get('idempotency-key');
      const answer = await handle({ ...request, session, address: ctx.ip, requestId, idempotencyKey });
      ctx.status = endpoint.status;
      ctx.body = answer;
    },
  };
}
