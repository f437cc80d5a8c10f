import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ServedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What the server says to a request; a promise delays it. */
export type Answer = { status: number; body?: unknown } | 'hang up';
export type Answers = Record<string, Answer | ((request: ServedRequest) => Answer | Promise<Answer>)>;

/** A real server on a free port. `answers` is keyed by `GET /path`, and may be changed while it runs. */
export async function serveApi(answers: Answers) {
  const requests: ServedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const method = incoming.method ?? '';
      outgoing.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
      outgoing.setHeader('access-control-allow-credentials', 'true');
      outgoing.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key');
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
      const known = answers[`${method} ${path}`] ?? { status: 404, body: {} };
      const answer = typeof known === 'function' ? await known(request) : known;
      if (answer === 'hang up') return outgoing.destroy();
      outgoing
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, answers };
}
