/** Returns the uppercase first letters of a name's first and last word. Characters outside the BMP stay intact. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => ([...(word ?? '')][0] ?? '').toLocaleUpperCase('en-US')).join('');
}
