import { isCommon } from './common-passwords';

/** Obvious guesses: the words of the product's name, separate and joined. */
const PRODUCT = ['engineering rm', 'engineeringrm', 'engineering', 'resource', 'management', 'system', 'erm'];

/** Alphabets, digits, and keys of common keyboards in order, also alternating between two rows. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '01234567890',
  '1357924680',
  '147258369',
  '!@#$%^&*()',
  'qwertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const YEAR = /(?:19|20)\d\d/g;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const DATE = new RegExp(
  `${DAY}[./-]?${DAY}[./-]?(?:19|20)\\d\\d|(?:19|20)\\d\\d[./-]?${DAY}[./-]?${DAY}`,
  'g',
);
const REPEATED_CHARACTER = /(.)\1\1+/gu;
/** Of a text without separators: with them in the pattern, the time to match could double with each character. */
const REPEATED_PART = /^(.+?)\1+$/u;
/** Common affixes that turn a word into a password. */
const AROUND_WORD = /^[^\p{L}]+|[^\p{L}]+$/gu;
const MIN_RUN = 3;
const MIN_WORD = 3;
/** A shorter part is easy to guess, however often it is repeated. */
const MIN_PART = 6;
/** As many characters have to be of the person's own choice. */
const MIN_CHOSEN = 3;
/** Longer ones are in no list of guesses, whatever they consist of. */
const MAX_GUESSED = 64;
const SEPARATOR = /[\s._-]/;
const SEPARATORS = new RegExp(SEPARATOR, 'g');
const CHARACTER = /./gsu;

/** Signs that stand for a letter, which they look like. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * Whether a password has next to nothing but patterns: a character or a part of it again and again, runs of the keyboard,
 * the alphabet, or the digits, years and dates, a common password, and words that are known, such as the owner's name.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  if (password.length > MAX_GUESSED) return false;
  const text = password.normalize('NFKC').toLowerCase();
  const [, part] = REPEATED_PART.exec(text.replace(SEPARATORS, '')) ?? [];
  if (part !== undefined) return part.length < MIN_PART || isCommon(part) || isGuessable(part, known);
  const once = text.replace(/(.)\1+/gu, '$1');
  return hasLittleChosen(text, known) || (once !== text && hasLittleChosen(once, known));
}

function hasLittleChosen(text: string, known: readonly string[]): boolean {
  const readings = [text, inLetters(text, 'i'), inLetters(text, 'l')];
  const words = [...PRODUCT, ...known.flatMap(wordsOf), ...commonWordOf(text)];
  // Patterns may overlap, so that one must not hide another: `2026` in `20262027` may be part of a name.
  const patterns = [
    ...readings.flatMap((reading) => words.flatMap((word) => placesOf(reading, word))),
    ...[YEAR, DATE, REPEATED_CHARACTER].flatMap((pattern) => [...text.matchAll(pattern)].map(toPlace)),
    ...runsOf(text),
  ];
  const isChosen = ({ 0: character, index }: RegExpExecArray) =>
    !SEPARATOR.test(character) && !patterns.some(({ start, end }) => start <= index && index < end);
  return [...text.matchAll(CHARACTER)].filter(isChosen).length < MIN_CHOSEN;
}

/** The text with letters for the signs that look like them, at the same places. */
function inLetters(text: string, one: 'i' | 'l'): string {
  return [...text].map((sign) => (sign === '1' ? one : (LOOKALIKES[sign] ?? sign))).join('');
}

/** The common password that the text consists of, apart from affixes. */
function commonWordOf(text: string): string[] {
  const word = text.replace(AROUND_WORD, '');
  return [inLetters(word, 'i'), inLetters(word, 'l'), word].filter(isCommon);
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

/** The parts of a name or an email, and the same joined without separators. */
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
