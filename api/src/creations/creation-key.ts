import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@erm/contracts/endpoint';
import { summarizeIssues, toIssues } from '@erm/contracts/errors';
import { IDEMPOTENCY_KEY, idempotencyKeyInput } from '@erm/contracts/idempotency-key';
import { authorOf, type Author } from '../audit/author';
import type { Config } from '../config';
import type { Session } from '../http/api-state';
import { fieldsRefused } from '../http/domain-error';

/** One `Idempotency-Key` of one person at one call, and what was sent with it. */
export interface CreationKey {
  id: string;
  bodyHash: string;
}

/** Who creates, and the key under which the request may come again; null where it came without. */
export interface Creator extends Author {
  key: CreationKey | null;
}

interface CreationCall {
  session: Session;
  requestId: string;
  idempotencyKey: string;
  body: unknown;
}

export function creatorOf({ jwtSecret }: Config, endpoint: Endpoint, call: CreationCall): Creator {
  return { ...authorOf(call), key: call.idempotencyKey === '' ? null : keyOf(jwtSecret, endpoint, call) };
}

function keyOf(secret: string, { method, path }: Endpoint, call: CreationCall): CreationKey {
  const { session, idempotencyKey, body } = call;
  const { error } = idempotencyKeyInput.safeParse(idempotencyKey);
  if (error) {
    const message = summarizeIssues(toIssues(error));
    throw fieldsRefused('VALIDATION_FAILED', [{ path: IDEMPOTENCY_KEY, message }]);
  }
  const use = JSON.stringify([session.user._id.toHexString(), method, path, idempotencyKey]);
  return {
    id: createHash('sha256').update(use).digest('hex'),
    bodyHash: createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex'),
  };
}
