import type { Config } from '../config';
import { success } from '../http/success';
import type { UserDocument } from '../collections/user-document';
import { presentUser } from '../users/user-presenter';
import type { Session } from '../routing/session';
import { signToken } from './session-token';

/** The response that signs a user in, or continues a session. */
export function presentSession(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  user: UserDocument,
  renewed?: Session,
) {
  return success({ token: signToken(user, jwtSecret, renewed), user: presentUser(user) });
}
