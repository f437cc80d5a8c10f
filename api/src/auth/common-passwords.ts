import { ERROR_TEXT } from '@erm/contracts/errors';
import { MIN_PASSWORD_LENGTH } from '@erm/contracts/users';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../errors/api-error';

const COUNT = 10_000;

// The dictionary is in lower case and starts with the most frequent passwords.
const mostCommon = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, COUNT),
);

/**
 * Refuses the most common passwords, whatever their case. Guesses of them would succeed long before the rate limits stop
 * an attacker who tries many accounts.
 * @param path the body field with the password
 */
export function assertUncommon(password: string, path: string): void {
  if (!mostCommon.has(password.toLowerCase())) return;
  throw fieldError('VALIDATION_FAILED', [{ path, message: ERROR_TEXT.commonPassword }]);
}
