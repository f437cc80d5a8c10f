import { randomInt } from 'node:crypto';

/** Without characters that look alike, because people copy it by hand. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 79 random bits, such as `k7dm-2wqx-9ahn-rt4c`. */
export function temporaryPassword(): string {
  const character = () => CHARACTERS[randomInt(CHARACTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
