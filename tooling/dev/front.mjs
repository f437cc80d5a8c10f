import { createServer, request } from 'node:http';

/**
 * The one origin of the browser: the page, and by path whoever answers the rest.
 *
 * @param {object} options
 * @param {() => string} options.page
 * @param {() => object} options.registry
 * @param {(path: string) => { origin: string, path: string } | undefined} options.route the page answers where it gives none
 */
export function createFront({ page, registry, route }) {
  return createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const target = route(path);
    if (target) {
      forward(incoming, outgoing, target);
    } else if (path === '/portals.json') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      outgoing.end(JSON.stringify(registry()));
    } else {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      outgoing.end(page());
    }
  });
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ origin: string, path: string }} target
 */
function forward(incoming, outgoing, { origin, path }) {
  const { host: _host, ...headers } = incoming.headers;
  const ahead = request(new URL(path, origin), { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  ahead.on('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`${origin} does not answer: ${error.message}\n`);
  });
  incoming.pipe(ahead);
}
