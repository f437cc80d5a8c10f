import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { ERROR_STATUS, type Failure } from '@erm/contracts/errors';

const PROBES = ['/healthz', '/readyz'];
const MESSAGE = 'The service is starting. Please try again in a moment.';

/** Holds requests until there is a handler, each for at most `limitMs`. Probes are answered at once. */
export function holdRequests(limitMs: number): { hold: RequestListener; release(to: RequestListener): void } {
  const held = new Set<(to: RequestListener) => void>();
  return {
    hold(request, response) {
      const { url = '' } = request;
      if (PROBES.includes(url)) return answerProbe(url, response);
      const stopHolding = () => {
        clearTimeout(timer);
        held.delete(pass);
      };
      const pass = (to: RequestListener) => {
        stopHolding();
        to(request, response);
      };
      const timer = setTimeout(() => {
        stopHolding();
        answerUnavailable(response);
      }, limitMs).unref();
      held.add(pass);
      // The client may give up before that.
      response.once('close', stopHolding);
    },
    release(to) {
      for (const pass of held) pass(to);
    },
  };
}

function answerProbe(url: string, response: ServerResponse): void {
  const isAlive = url === '/healthz';
  send(response, isAlive ? 200 : 503, { status: isAlive ? 'ok' : 'starting' });
}

function answerUnavailable(response: ServerResponse): void {
  const requestId = randomUUID();
  const failure: Failure = {
    success: false,
    error: MESSAGE,
    message: MESSAGE,
    code: 'UNAVAILABLE',
    requestId,
  };
  response.setHeader('x-request-id', requestId);
  send(response, ERROR_STATUS.UNAVAILABLE, failure);
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
