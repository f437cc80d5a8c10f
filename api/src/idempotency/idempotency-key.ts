import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@erm/contracts/endpoint';
import { summarizeIssues, toIssues } from '@erm/contracts/errors';
import { IDEMPOTENCY_KEY, idempotencyKeyInput } from '@erm/contracts/idempotency-key';
import type { Session } from '../routing/session';
import type { Config } from '../config';
import { fieldError } from '../errors/api-error';

/** An `Idempotency-Key`, scoped to a user and an endpoint, and a hash of the request body. */
export interface IdempotencyKey {
  id: string;
  bodyHash: string;
}

interface CreationCall {
  endpoint: Endpoint;
  session: Session;
  idempotencyKey: string;
  body: unknown;
}

/** The request's key, or null if it has none. */
export function idempotencyKeyOf(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  { endpoint, session, idempotencyKey, body }: CreationCall,
): IdempotencyKey | null {
  if (idempotencyKey === '') return null;
  const { error } = idempotencyKeyInput.safeParse(idempotencyKey);
  if (error) {
    const message = summarizeIssues(toIssues(error));
    throw fieldError('VALIDATION_FAILED', [{ path: IDEMPOTENCY_KEY, message }]);
  }
  const { method, path } = endpoint;
  const scope = JSON.stringify([session.user._id.toHexString(), method, path, idempotencyKey]);
  return {
    id: createHash('sha256').update(scope).digest('hex'),
    bodyHash: createHmac('sha256', jwtSecret).update(JSON.stringify(body)).digest('hex'),
  };
}
