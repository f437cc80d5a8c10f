import { z } from 'zod/mini';
import { isStorableText } from './text';
import { withoutInvisible } from './without-invisible';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

const INVALID_EMAIL = 'Invalid email address';
export const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;

/** An email address as stored and compared: trimmed, lowercased, and without invisible characters. */
export const emailInput = z.string(INVALID_EMAIL).check(
  z.overwrite((text) => withoutInvisible(text).trim()),
  z.toLowerCase(),
  z.maxLength(254, INVALID_EMAIL),
  z.regex(z.regexes.email, INVALID_EMAIL),
);

/** RFC 5321, section 4.5.3.1.1: mail servers may refuse longer ones. */
const MAX_LOCAL_PART_LENGTH = 64;

export const LONG_LOCAL_PART = `The part of an email before the @ has at most ${MAX_LOCAL_PART_LENGTH} characters`;

/** Whether mail can be sent to an address of this length. Not checked for existing accounts. */
export function isDeliverable(email: string): boolean {
  return email.lastIndexOf('@') <= MAX_LOCAL_PART_LENGTH;
}

/** The email of a new account, which has to meet more rules than one to sign in with. */
export const newEmailInput = emailInput.check(z.refine(isDeliverable, LONG_LOCAL_PART));

function passwordOf(maxLength: number) {
  return z
    .string(SHORT_PASSWORD)
    .check(
      z.minLength(MIN_PASSWORD_LENGTH, SHORT_PASSWORD),
      z.maxLength(maxLength, `Password must be at most ${maxLength} characters`),
      z.refine(isStorableText, 'Password contains a character that cannot be stored'),
    );
}

/** A password to sign in with. Longer than one that can be set, because passwords of earlier releases still count. */
export const passwordInput = passwordOf(200);

/** A password to set. The server also refuses the most common ones, see `ERROR_TEXT.commonPassword`. */
export const newPasswordInput = passwordOf(MAX_PASSWORD_LENGTH);
