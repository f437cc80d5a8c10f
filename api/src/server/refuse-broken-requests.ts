import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_STATUS, type ErrorCode, type Failure } from '@erm/contracts/errors';
import { hasCode } from '../errors/has-code';

interface Cause {
  code: ErrorCode;
  message: string;
  headers?: readonly string[];
}

const CAUSES: Record<string, Cause> = {
  HPE_HEADER_OVERFLOW: {
    code: 'HEADERS_TOO_LARGE',
    message: 'The headers of this request, with its address, must not be larger than 16 KB',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'REQUEST_TIMEOUT',
    message: 'This request did not arrive in time. Please try again.',
  },
};
const NO_PROXY: Cause = {
  code: 'METHOD_NOT_ALLOWED',
  message: 'This server is no proxy, so it does not support CONNECT',
  headers: ['allow: GET, HEAD, POST, PUT, DELETE, OPTIONS'],
};
const MALFORMED: Cause = { code: 'MALFORMED_REQUEST', message: 'This is not a valid HTTP request' };

/** Answers what does not become a request in the format of every failure, where Node answers without a body, or not at all. */
export function refuseBrokenRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error, socket) => {
    const response = responses.get(socket);
    const isAnswering = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !isAnswering && !hasCode(error, 'ECONNRESET'))
      socket.write(refusalOf(causeOf(error)));
    socket.destroy(error);
  });
  server.on('connect', (_request, socket) => {
    // From here on, the socket is ours; the client may leave before the answer.
    socket.on('error', () => socket.destroy());
    socket.end(refusalOf(NO_PROXY));
  });
  // Expectations that nobody knows may be ignored; Node would refuse them without a body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function causeOf({ code = '' }: Error & { code?: string }): Cause {
  return CAUSES[code] ?? MALFORMED;
}

function refusalOf({ code, message, headers = [] }: Cause): string {
  const requestId = randomUUID();
  const failure: Failure = { success: false, error: message, message, code, requestId };
  const body = JSON.stringify(failure);
  return [
    `HTTP/1.1 ${ERROR_STATUS[code]} ${STATUS_CODES[ERROR_STATUS[code]] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');
}
