import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Transport } from '@erm/portal-sdk';
import { fieldsOf, readUser } from '../page/read-user';
import type { Session } from './session-store';

/** A rejected sign-in or registration. The message is user-facing, and empty if the server sent none. */
export class SignInRejected extends Error {
  override readonly name = 'SignInRejected';
}

/** Requests a token from the API and begins the session with it. */
export async function openSession(
  { session, transport }: { session: Pick<Session, 'begin'>; transport: Transport },
  path: string,
  body?: object,
): Promise<void> {
  const response = await transport({ method: 'POST', path, body });
  const fields = fieldsOf(response.body);
  if (response.status >= 400) throw new SignInRejected(textOf(fields['message']));
  const data = fieldsOf(fields['data'] ?? fields);
  const token = textOf(data['token']);
  if (token === '') throw new SignInRejected(ERROR_TEXT.noToken);
  session.begin(token, await readUser(data['user']));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
