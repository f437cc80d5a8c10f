import type { BodyLimit } from '@erm/contracts/endpoint';
import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { ApiError, fieldError } from '../errors/api-error';

const readers = { '10 KB': textReader('10kb'), '100 KB': textReader('100kb') };

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
    throw bodyReadError(error, ctx, limit);
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

function bodyReadError(error: unknown, ctx: Context, limit: BodyLimit): ApiError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  // Drains the rest of the body, so that the client receives the response before the connection closes.
  ctx.req.resume();
  if (status === 413) {
    const headers = { connection: 'close' };
    return new ApiError('BODY_TOO_LARGE', `The body must not be larger than ${limit}`, { headers });
  }
  if (status === 415) return new ApiError('NOT_JSON', 'The body has an encoding that is not supported');
  return new ApiError('MALFORMED_JSON', 'The body could not be read');
}
