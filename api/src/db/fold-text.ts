// Letters that Unicode does not decompose although users search for them by their base letters.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Normalizes text for searching and sorting: lowercase and without accents. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter] ?? letter)
    .toLowerCase()
    .normalize('NFC');
}

// Cursors contain sort keys, and compatibility decomposition may turn one letter into eighteen.
const SORT_KEY_LENGTH = 120;

export function sortKey(text: string): string {
  return [...foldText(text)].slice(0, SORT_KEY_LENGTH).join('');
}

/** Joins several texts. The line break prevents a query from matching across two of them. */
export function searchText(texts: readonly string[]): string {
  return texts.map(foldText).join('\n');
}
