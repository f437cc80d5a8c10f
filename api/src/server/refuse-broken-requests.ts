import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_STATUS, type ErrorCode, type Failure } from '@erm/contracts/errors';
import { hasCode } from '../errors/has-code';

const CAUSES: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    code: 'HEADERS_TOO_LARGE',
    message: 'The headers of this request, with its address, must not be larger than 16 KB',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'REQUEST_TIMEOUT',
    message: 'This request did not arrive in time. Please try again.',
  },
};
const MALFORMED = { code: 'MALFORMED_REQUEST', message: 'This is not a valid HTTP request' } as const;

/** Answers what does not become a request in the format of every failure, where Node answers without a body. */
export function refuseBrokenRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error, socket) => {
    const response = responses.get(socket);
    const isAnswering = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !isAnswering && !hasCode(error, 'ECONNRESET')) socket.write(refusalOf(error));
    socket.destroy(error);
  });
}

function refusalOf(error: Error & { code?: string }): string {
  const { code, message } = CAUSES[error.code ?? ''] ?? MALFORMED;
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
    '',
    body,
  ].join('\r\n');
}
