import { ERROR_TEXT } from '@erm/contracts/errors';
import { normalizeText } from '@erm/contracts/normalize-text';
import { MIN_PASSWORD_LENGTH, SHORT_PASSWORD } from '@erm/contracts/credentials';
import { fieldError } from '../errors/api-error';
import { isCommon } from './common-passwords';
import { isGuessable } from './guessable-passwords';

export const DEMO_PASSWORD = 'demo-password';

/** About a password that is about to be set. */
export interface PasswordSetting {
  /** The body field with the password. */
  path?: string;
  /** Whose it will be. */
  owner?: { name: string; email: string };
}

/**
 * Rejects blank passwords, the most common ones, and equally guessable ones. Guesses of those would succeed long before
 * rate limits stop an attacker who tries many accounts.
 * @param production also rejects the password of the demo accounts
 */
export function assertAcceptable(
  password: string,
  { path = 'password', owner }: PasswordSetting,
  production: boolean,
): void {
  const message = problemOf(password, owner ? [owner.name, owner.email] : [], production);
  if (message !== null) throw fieldError('VALIDATION_FAILED', [{ path, message }]);
}

function problemOf(password: string, known: readonly string[], production: boolean): string | null {
  const text = password.toLowerCase();
  if (normalizeText(text) === '') return ERROR_TEXT.blankPassword;
  if (text.length < MIN_PASSWORD_LENGTH) return SHORT_PASSWORD;
  if (isCommon(text) || (production && text === DEMO_PASSWORD)) return ERROR_TEXT.commonPassword;
  return isGuessable(password, production ? [...known, DEMO_PASSWORD] : known)
    ? ERROR_TEXT.guessablePassword
    : null;
}
