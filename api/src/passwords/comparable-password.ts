import { withoutInvisible } from '@erm/contracts/without-invisible';

/**
 * Normalizes a password for storage and comparison: devices encode accents differently, and pasted text may contain
 * invisible characters.
 */
export const comparablePassword = (password: string): string => withoutInvisible(password.normalize('NFC'));
