import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { ApiError, fieldError } from '../errors/api-error';

// Read as text and parsed here: the parser's own reading of JSON calls some valid JSON malformed.
const readText = bodyParser({
  enableTypes: ['text'],
  extendTypes: { text: ['application/json'] },
  parsedMethods: ['POST', 'PUT'],
  textLimit: '100kb',
});

/** The JSON object that was sent; `{}` when nothing was, so that the missing fields are what is reported. */
export async function readBody(ctx: Context): Promise<object> {
  // `is` answers null for a request without a body, but takes a length of 0 for one.
  const type = ctx.request.is('application/json');
  if (type === null || ctx.request.length === 0) return {};
  if (type === false) {
    throw new ApiError('NOT_JSON', 'The body must be JSON, with content-type application/json');
  }
  try {
    await readText(ctx, async () => {});
  } catch (error) {
    throw bodyReadError(error, ctx);
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

function bodyReadError(error: unknown, ctx: Context): ApiError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  // The rest of what is being sent is read and dropped, so that the answer arrives before the connection ends.
  ctx.req.resume();
  if (status === 413) {
    const headers = { connection: 'close' };
    return new ApiError('BODY_TOO_LARGE', 'The body must not be larger than 100 KB', { headers });
  }
  if (status === 415) return new ApiError('NOT_JSON', 'The body has an encoding that is not supported');
  return new ApiError('MALFORMED_JSON', 'The body could not be read');
}
