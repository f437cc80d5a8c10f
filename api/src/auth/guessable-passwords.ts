/** What nobody has to guess: the words of the product's name, as they are written and in one. */
const PRODUCT = ['engineering rm', 'engineeringrm', 'engineering', 'resource', 'management', 'system', 'erm'];

/** The alphabet, the digits, and the keys of common keyboards in their order. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const YEAR = /(?:19|20)\d\d/g;
const REPEATED_CHARACTER = /(.)\1\1+/gu;
const REPEATED_PART = /^(.{1,3})\1+$/u;
const MIN_RUN = 3;
const MIN_WORD = 3;
/** As many characters have to be of the person's own choice. */
const MIN_CHOSEN = 3;
/** Longer ones are in no list of guesses, whatever they consist of. */
const MAX_GUESSED = 64;
const SEPARATOR = /[\s._-]/;
const CHARACTER = /./gsu;

/**
 * Whether a password has next to nothing but patterns: a character or a part of it again and again, runs of the keyboard,
 * the alphabet, or the digits, years, and words that are known, such as the owner's name.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  if (password.length > MAX_GUESSED) return false;
  const text = password.toLowerCase();
  if (REPEATED_PART.test(text)) return true;
  const words = [...PRODUCT, ...known.flatMap(wordsOf)];
  // Patterns may overlap, so that one must not hide another: `2026` in `20262027` may be part of a name.
  const patterns = [
    ...words.flatMap((word) => placesOf(text, word)),
    ...[...text.matchAll(YEAR), ...text.matchAll(REPEATED_CHARACTER)].map(toPlace),
    ...runsOf(text),
  ];
  const isChosen = ({ 0: character, index }: RegExpExecArray) =>
    !SEPARATOR.test(character) && !patterns.some(({ start, end }) => start <= index && index < end);
  return [...text.matchAll(CHARACTER)].filter(isChosen).length < MIN_CHOSEN;
}

interface Place {
  start: number;
  end: number;
}

const toPlace = (match: RegExpExecArray): Place => ({
  start: match.index,
  end: match.index + match[0].length,
});

function placesOf(text: string, word: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    places.push({ start, end: start + word.length });
  }
  return places;
}

/** The parts of a name or an email, and the parts without what is between them. */
function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...parts, parts.join('')].filter(({ length }) => length >= MIN_WORD);
}

function runsOf(text: string): Place[] {
  return Array.from({ length: text.length }, (_, start) => ({
    start,
    end: start + runAt(text, start),
  })).filter(({ start, end }) => end - start >= MIN_RUN);
}

/** How many characters from there on follow each other in a row. */
function runAt(text: string, start: number): number {
  let length = 1;
  const isRun = (count: number) => ROWS.some((row) => row.includes(text.slice(start, start + count)));
  while (start + length < text.length && isRun(length + 1)) length += 1;
  return length;
}
