import type { RouterMiddleware } from '@koa/router';
import type { BodyLimit, Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Session } from './session';
import { parseRequest, type ParsedRequest } from '../http/parse-request';
import { StreamedResponse } from '../http/list-stream';
import { readBody } from '../http/read-body';
import type { ApiState } from './api-state';
import type { ChangeReceipt } from './changed';

export interface Call<E extends Endpoint> extends ParsedRequest<E> {
  endpoint: E;
  /** Undefined on a public endpoint. */
  session: E['roles'] extends 'public' ? undefined : Session;
  /** The client's address, as reported by trusted proxies. */
  address: string;
  requestId: string;
  /** Today for whom the answer is for. */
  today: CalendarDay;
  /** Filled in by whatever records the change of this request. */
  receipt: ChangeReceipt;
  /** The `Idempotency-Key` header as sent; empty when absent. */
  idempotencyKey: string;
}

/** An endpoint of the contract and the handler that implements it. */
export interface Route {
  endpoint: Endpoint;
  handle: RouterMiddleware<ApiState>;
}

type Answer<E extends Endpoint> = EndpointResponse<E> | StreamedResponse<EndpointResponse<E>>;

/** Implements an endpoint. The handler sees parsed input only: invalid fields have been reported before it runs. */
export function defineRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    async handle(ctx) {
      const body = endpoint.body && (await readBody(ctx, bodyLimitOf(endpoint)));
      const request = parseRequest(endpoint, { params: ctx.params, query: ctx.query, body });
      const session = ctx.state.session as Call<E>['session'];
      const { requestId, today } = ctx.state;
      const idempotencyKey = ctx.get('idempotency-key');
      const call = {
        ...request,
        endpoint,
        session,
        address: ctx.ip,
        requestId,
        today,
        receipt: {},
        idempotencyKey,
      };
      const response = await handler(call);
      ctx.status = endpoint.status;
      // As text: an object would be serialized again by everyone who asks for its length.
      ctx.type = 'json';
      ctx.body = response instanceof StreamedResponse ? response.body : JSON.stringify(response);
    },
  };
}

/** Stricter for public endpoints, which anyone can call without authentication. */
function bodyLimitOf({ bodyLimit, roles }: Endpoint): BodyLimit {
  return bodyLimit ?? (roles === 'public' ? '10 KB' : '100 KB');
}
