import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropRefused, normalizeText, refusedCharacter } from './normalize-text';

describe('normalizeText', () => {
  it.each([
    ['runs of blanks', 'Machine  Learning', 'Machine Learning'],
    ['blanks at the ends', '  Go ', 'Go'],
    ['tabs', 'Machine\tLearning\t', 'Machine Learning'],
    ['line breaks', 'Machine\r\nLearning', 'Machine Learning'],
    ['no-break, ideographic, and braille blanks', 'a\u00a0b\u3000c\u2800d', 'a b c d'],
    ['letters with separate accents', 'Zoe\u0308', 'Zo\u00eb'],
  ])('writes %s one way', (_, typed, stored) => {
    expect(normalizeText(typed)).toBe(stored);
  });

  it.each([
    ['a zero-width space', 'Nora\u200b Lindt', 'Nora Lindt'],
    ['a byte order mark', '\ufeffNora', 'Nora'],
    ['a soft hyphen', 'soft\u00adware', 'software'],
    ['direction marks at the ends', '\u200eNora\u200f', 'Nora'],
    ['an embedding around pasted text', '\u202aNora\u202c', 'Nora'],
    ['a joiner between letters that do not join', 'Go\u200dlang', 'Golang'],
    ['a variation selector after a letter', 'Go\ufe0f', 'Go'],
    ['the marks of an annotation', 'Nora\ufff9\ufffb Lindt', 'Nora Lindt'],
    ['blanks around something invisible', 'Nora \u200b Lindt', 'Nora Lindt'],
  ])('drops %s', (_, typed, stored) => {
    expect(normalizeText(typed)).toBe(stored);
  });

  it.each([['\u200b', '\u2060\u200b', '\u3164', '\u2800', '\u0301', ' \u200d ', '\ufe0f', '\u{e0061}']])(
    'is empty for what shows nothing',
    (...texts) => {
      expect(texts.map(normalizeText)).toEqual(texts.map(() => ''));
    },
  );

  it.each([
    'می\u200cخواهم', // Persian "I want", with a non-joiner
    'क्\u200dष', // Devanagari, with a joiner
    '👩🏽‍💻',
    '👨‍👩‍👧',
    '❤️‍🔥',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    '🇵🇹',
    '葛\u{e0100}城', // a family name whose first letter has a variant
    'C++',
    'C#',
    '.NET',
    '数据库',
    'Nguyễn Thị Ngọc', // two marks on a letter
    'שָׁלוֹם',
    'ཧྐྵྨླྺྼྻྂ', // a Tibetan stack
  ])('keeps %s as it is', (text) => {
    expect(normalizeText(text)).toBe(text);
  });

  it('changes nothing the second time', () => {
    const pieces = [
      'a',
      ' ',
      '\t',
      '\u200b',
      '\u200d',
      '\u0301',
      '\u0308',
      '👩',
      '💻',
      '\ufe0f',
      'م',
      'क',
      '\u094d',
      '1',
      '\u20e3',
      '\u2800',
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces)).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('refusedCharacter', () => {
  it.each([
    ['\u202eabc', { codePoint: 'U+202E', kind: 'direction override', place: 1 }],
    ['Nora\u0007', { codePoint: 'U+0007', kind: 'control character', place: 5 }],
    ['🚀\0', { codePoint: 'U+0000', kind: 'control character', place: 2 }],
    ['x\uffff', { codePoint: 'U+FFFF', kind: 'broken character', place: 2 }],
    [`Z${'\u0351'.repeat(9)}`, { codePoint: 'U+0351', kind: 'stacked mark', place: 10 }],
    ['x\ud800', { codePoint: 'U+D800', kind: 'broken character', place: 2 }],
  ])('names the character in %j and its place', (text, refused) => {
    expect(refusedCharacter(text)).toEqual(refused);
  });

  it.each(['Nora\tLindt\n', '\u200eNora', 'Ünï 🚀', 'Nguye\u0302\u0303n', 'ཧྐྵྨླྺྼྻྂ', ''])(
    'finds none in %j',
    (text) => {
      expect(refusedCharacter(text)).toBeNull();
    },
  );
});

it('drops from a text what is refused, and nothing else', () => {
  expect(dropRefused(`\u202eZ${'\u0351'.repeat(40)}\0 Ünï 🚀\ud800`)).toBe(`Z${'\u0351'.repeat(8)} Ünï 🚀`);
});
