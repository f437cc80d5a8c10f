const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A password as it is stored and compared: devices write accents in different ways, and what nobody can see was pasted
 * along.
 */
export const comparablePassword = (password: string): string =>
  password.normalize('NFC').replace(INVISIBLE, '');
