import { toApiError, type Transport, type TransportRequest } from '@erm/portal-sdk';
import { fieldsOf, readUser } from '../page/read-user';
import type { Session } from '../session/session-store';

/**
 * Sends a request and returns the fields of the response's `data`. Reads the response by hand, because with the schemas
 * of responses, the contract would take more of every first screen.
 * @throws ApiError for every failure
 */
export async function callApi(
  transport: Transport,
  { method, path }: Pick<TransportRequest, 'method' | 'path'>,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await transport({ method, path, body });
  if (response.status >= 400) throw toApiError(response.status, response.body);
  return fieldsOf(fieldsOf(response.body)['data']);
}

/** Continues with the token and the user of a response. */
export async function continueSession(
  session: Session,
  { token, user }: Record<string, unknown>,
): Promise<void> {
  session.begin(textOf(token) ?? '', await readUser(user));
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
