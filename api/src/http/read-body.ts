import type { BodyLimit } from '@erm/contracts/endpoint';
import { bodyParser } from '@koa/bodyparser';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { ApiError, fieldError } from '../errors/api-error';

const DRAIN_TIMEOUT_MS = 2000;
const readers: Record<BodyLimit, ReturnType<typeof textReader>> = {
  '10 KB': textReader('10kb'),
  '100 KB': textReader('100kb'),
  '200 KB': textReader('200kb'),
};

/** Reads the body as text and parses it separately, because the library's JSON parser rejects some valid JSON. */
function textReader(textLimit: string) {
  return bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    parsedMethods: ['POST', 'PUT'],
    textLimit,
  });
}

/** Returns the JSON object in the body, or `{}` without a body so that missing fields are reported. */
export async function readBody(ctx: Context, limit: BodyLimit): Promise<object> {
  // `is` returns null for a request without a body, but treats a length of 0 as a body.
  const type = ctx.request.is('application/json');
  if (type === null || ctx.request.length === 0) return {};
  if (type === false) {
    throw new ApiError('NOT_JSON', 'The body must be JSON, with content-type application/json');
  }
  try {
    await readers[limit](ctx, async () => {});
  } catch (error) {
    await drain(ctx.req);
    throw bodyReadError(error, limit);
  }
  const text = ctx.request.body;
  const body = typeof text === 'string' && text !== '' ? parseJson(text) : {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw fieldError('VALIDATION_FAILED', [{ path: '', message: 'The body must be a JSON object' }]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('MALFORMED_JSON', 'The body is not valid JSON');
  }
}

/**
 * Reads the rest of the body, for a moment. A connection that is closed with unread data is reset, and the client, or a
 * proxy in front, may lose the response to it.
 */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.closed) return;
  await new Promise<void>((resolve) => {
    request.once('close', resolve).resume();
    setTimeout(resolve, DRAIN_TIMEOUT_MS).unref();
  });
}

function bodyReadError(error: unknown, limit: BodyLimit): ApiError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) {
    const headers = { connection: 'close' };
    return new ApiError('BODY_TOO_LARGE', `The body must not be larger than ${limit}`, { headers });
  }
  if (status === 415) return new ApiError('NOT_JSON', 'The body has an encoding that is not supported');
  return new ApiError('MALFORMED_JSON', 'The body could not be read');
}
