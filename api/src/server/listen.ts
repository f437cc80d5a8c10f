import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config-error';
import { holdRequests } from './hold-requests';
import { refuseBrokenRequests } from './refuse-broken-requests';

export interface Listener {
  server: Server;
  url: string;
  /** Handles every request, including those that have already arrived. */
  setHandler(listener: RequestListener): void;
  /** How many requests are in progress. */
  activeRequests(): number;
  /** How long none has been; 0 while one is. */
  idleMs(): number;
  /** From now on, each response is the last on its connection. */
  endKeepAlive(): void;
}

export interface ConnectionLimits {
  connections: number;
  /** For the headers of a request, and for the whole request. */
  headersMs: number;
  requestMs: number;
  /** How long a request waits for the handler. */
  startMs: number;
}

/** Stops clients that open connections without end, or send a request byte by byte, from exhausting this process. */
const DEFAULT_LIMITS: ConnectionLimits = {
  connections: 10_000,
  headersMs: 15_000,
  requestMs: 30_000,
  startMs: 10_000,
};

/**
 * Binds the address before opening anything else, so that a busy port is reported at once. Until a handler is set, the
 * process reports that it is alive but not ready, and holds all other requests, because a web server that was refused
 * may retry as soon as the port is open.
 */
export async function listen(
  host: string,
  port: number,
  limits: ConnectionLimits = DEFAULT_LIMITS,
): Promise<Listener> {
  const held = holdRequests(limits.startMs);
  let current: RequestListener = held.hold;
  let running = 0;
  let idleSince = 0;
  let keepsAlive = true;
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.headersMs / 5,
  };
  const server = createServer(options, (request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      idleSince = Date.now();
    });
    response.shouldKeepAlive &&= keepsAlive;
    current(request, response);
  });
  refuseBrokenRequests(server);
  server.maxConnections = limits.connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    url: urlOf(host, (server.address() as AddressInfo).port),
    setHandler(listener) {
      current = listener;
      held.release(listener);
    },
    activeRequests: () => running,
    idleMs: () => (running > 0 ? 0 : Date.now() - idleSince),
    endKeepAlive() {
      keepsAlive = false;
    },
  };
}

export function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

function listenError(error: Error & { code?: string }, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT is ${port}, but another program is already listening on ${host}:${port}; it must be a free port, or 0 to choose one automatically.`,
      );
    case 'EACCES':
      return new ConfigError(
        `PORT is ${port}, but this user is not allowed to listen on it; it must be 1024 or higher.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`HOST is "${host}", but it must be a name or an address of this machine.`);
    default:
      return error;
  }
}
