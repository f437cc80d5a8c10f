import { withoutInvisible } from '@erm/contracts/without-invisible';

/**
 * A password as it is stored and compared: devices write accents in different ways, and what nobody can see was pasted
 * along.
 */
export const comparablePassword = (password: string): string => withoutInvisible(password.normalize('NFC'));
