import { normalizeText } from './normalize-text';
import { withoutInvisible } from './without-invisible';

/** Letters and signs that Unicode does not decompose, although people type them in another way. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ı: 'i',
  ς: 'σ',
};

/** Letters that are also spelled with another one after them where a keyboard lacks them. */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa', đ: 'dj' };

/** Of a name, each letter may be spelled its own way. Of a description, that would be too many spellings. */
const MAX_MIXED_LENGTH = 50;
const MAX_MIXED_LETTERS = 3;

/** Accents, and the points for the vowels of Hebrew and Arabic, which are mostly left out. */
const ACCENTS = /(?=[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}])(?![\u3099\u309a])\p{Mn}/gu;

/**
 * Folds text for searching and sorting: lower case, no accents, straight quotes, plain dashes, and nothing that cannot be
 * seen. Texts that users take for the same fold alike.
 */
export function foldText(text: string): string {
  const plain = normalizeText(text)
    .replace(/[‘’‚‛ʼʹʻʽʿʾ′‵‹›´`]/g, "'")
    .replace(/[“”„‟″‶«»〝〞〟]/g, '"')
    .replace(/[\p{Dash_Punctuation}−⁃˗]/gu, '-')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '');
  return withoutInvisible(plain)
    .toLowerCase()
    .replace(/[ßæœøłđðþħŧŋəıς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');
}

/**
 * Alternative spellings of a text, folded: without umlauts and accents, and with ä as ae if there are any. The first
 * one is the sort key.
 */
export function spellings(text: string): string[] {
  const folded = foldText(text);
  const lowered = text.normalize('NFC').toLowerCase();
  const letters = Object.entries(SPELLED_OUT).filter(([letter]) => lowered.includes(letter));
  if (letters.length === 0) return [folded];
  const isMixed = lowered.length <= MAX_MIXED_LENGTH && letters.length <= MAX_MIXED_LETTERS;
  const spelled = letters.reduce(
    (texts, [letter, other]) => {
      const spelledOut = texts.map((each) => each.replaceAll(letter, other));
      return isMixed ? [...texts, ...spelledOut] : spelledOut;
    },
    [lowered],
  );
  return [...new Set([folded, ...spelled.map(foldText)])];
}

/** What `textMatcher` searches: every spelling of the texts. The line break keeps a query from matching across two. */
export function searchText(texts: readonly string[]): string {
  return texts.flatMap(spellings).join('\n');
}

/** Tests whether `searchText` contains `q` literally, in any of its spellings. Everything contains a blank `q`. */
export function textMatcher(q = ''): (text: string) => boolean {
  const sought = spellings(q);
  return (text) => sought.some((spelling) => text.includes(spelling));
}
