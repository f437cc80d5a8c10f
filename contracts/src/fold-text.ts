import { normalizeText } from './normalize-text';

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
  ı: 'i',
  ς: 'σ',
};

/** Letters that are also spelled with an e, or a second a, where a keyboard lacks them. */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' };

/**
 * Folds text for searching and sorting: lower case, no accents, straight quotes, plain dashes, and nothing that cannot be
 * seen. Texts that users take for the same fold alike.
 */
export function foldText(text: string): string {
  return normalizeText(text)
    .replace(/[‘’‚‛ʼʹ′´`]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħıς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');
}

/** How a text may be spelled, folded: without the dots and rings of letters, and with ä as ae if it has any. */
export function spellings(text: string): string[] {
  const folded = foldText(text);
  const lowered = text.normalize('NFC').toLowerCase();
  const spelledOut = lowered.replace(/[äöøüå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === lowered ? [folded] : [folded, foldText(spelledOut)];
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
