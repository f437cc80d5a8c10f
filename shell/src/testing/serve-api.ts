import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ServedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type StubResponse = { status: number; body?: unknown } | 'hang up';
/** A function that returns a promise can delay the response. */
export type StubResponses = Record<
  string,
  StubResponse | ((request: ServedRequest) => StubResponse | Promise<StubResponse>)
>;

/** Starts a real server on a free port. `responses` is keyed by `GET /path` and can be changed while it runs. */
export async function serveApi(responses: StubResponses) {
  const requests: ServedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const method = incoming.method ?? '';
      outgoing.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
      outgoing.setHeader('access-control-allow-credentials', 'true');
      outgoing.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, x-contract-version, x-today',
      );
      outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      if (method === 'OPTIONS') return outgoing.writeHead(204).end();
      const text = Buffer.concat(await incoming.toArray()).toString();
      const path = incoming.url ?? '';
      const request = {
        method,
        path,
        headers: incoming.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      requests.push(request);
      const stub = responses[`${method} ${path}`] ?? { status: 404, body: {} };
      const response = typeof stub === 'function' ? await stub(request) : stub;
      if (response === 'hang up') return outgoing.destroy();
      outgoing
        .writeHead(response.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(response.body ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, responses };
}
