import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Transport } from '@erm/portal-sdk';
import { fieldsOf, readUser } from '../session/read-user';
import type { Session } from '../session/session-store';

/** A sign-in or registration that was rejected. The message is for the person; it is empty if the server gave none. */
export class SignInRejected extends Error {
  override readonly name = 'SignInRejected';
}

/** Requests a token from the API and begins the session with it. */
export async function openSession(
  { session, transport }: { session: Session; transport: Transport },
  path: string,
  body: object,
): Promise<void> {
  const answer = await transport({ method: 'POST', path, body });
  const fields = fieldsOf(answer.body);
  if (answer.status >= 400) throw new SignInRejected(textOf(fields['message']));
  const holder = fieldsOf(fields['data'] ?? fields);
  const token = textOf(holder['token']);
  if (token === '') throw new SignInRejected(ERROR_TEXT.noToken);
  session.begin(token, readUser(holder['user']));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
