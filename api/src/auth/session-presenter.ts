import type { Config } from '../config';
import { success } from '../http/success';
import type { UserDocument } from '../users/user-document';
import { presentUser } from '../users/user-presenter';
import { signToken } from './session-token';

/** The response that signs a user in. */
export function presentSession({ jwtSecret }: Pick<Config, 'jwtSecret'>, user: UserDocument) {
  return success({ token: signToken(user, jwtSecret), user: presentUser(user) });
}
