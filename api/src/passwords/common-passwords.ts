import { MIN_PASSWORD_LENGTH } from '@erm/contracts/credentials';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;

// The dictionary is in lower case and starts with the most frequent passwords.
const mostCommon = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, COUNT),
);

/** Whether a password, in lower case, is among the most common ones. */
export const isCommon = (password: string): boolean => mostCommon.has(password);
