import { spellings } from '@erm/contracts/fold-text';

// Cursors contain sort keys, and compatibility decomposition may turn one letter into eighteen.
const SORT_KEY_LENGTH = 120;

/** The key that names are sorted and searched by. Other spellings follow after a line break, which sorts before letters. */
export function sortKey(text: string): string {
  return spellings(text)
    .map((spelling) => [...spelling].slice(0, SORT_KEY_LENGTH).join(''))
    .join('\n');
}
