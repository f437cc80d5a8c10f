import { ERROR_TEXT } from '@erm/contracts/errors';
import type { Transport } from '@erm/portal-sdk';
import { fieldsOf, readUser } from '../session/read-user';
import type { Session } from '../session/session-store';

/** Sign-in or registration that was not accepted; the message is for the person, empty when none was given. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Asks the API for a token and begins the session with it. */
export async function openSession(
  { session, transport }: { session: Session; transport: Transport },
  path: string,
  body: object,
): Promise<void> {
  const answer = await transport({ method: 'POST', path, body });
  const fields = fieldsOf(answer.body);
  if (answer.status >= 400) throw new SignInRefused(textOf(fields['message']));
  const holder = fieldsOf(fields['data'] ?? fields);
  const token = textOf(holder['token']);
  if (token === '') throw new SignInRefused(ERROR_TEXT.noToken);
  session.begin(token, readUser(holder['user']));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
