/** White space of any kind. `\s` lacks the next-line control and the braille blank, which look the same. */
const WHITE_SPACE = /[\s\u0085\u2800]+/gu;

/**
 * What Unicode calls ignorable, because nobody can see it: zero-width characters, soft hyphens, direction marks, fillers;
 * and what marks annotations. The direction overrides are left for `refusedCharacter`: they make text read as something
 * else.
 */
const INVISIBLE = /(?![\u202d\u202e])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts that use zero-width joiners and non-joiners: Arabic's, and those of India and its neighbors. */
const JOINING = '[\\u0600-\\u10ff\\u1700-\\u1bff\\ua800-\\uabff\\u{10a00}-\\u{11fff}]';

/** An emoji with its skin tone and presentation, one that is joined to the next, a flag spelled with tags, a keycap. */
const EMOJI =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\p{Emoji_Modifier}?[\\ufe0e\\ufe0f]?[\\u{e0020}-\\u{e007f}]*' +
  '(?:\\u200d(?=\\p{Extended_Pictographic}))?|[0-9#*]\\ufe0f?\\u20e3';

/** What keeps its invisible characters: an emoji, a joiner between letters that need it, and the variant of a letter. */
const KEPT = new RegExp(
  `${EMOJI}|(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})|(?<=[\\p{Script=Han}\\p{Script=Mongolian}])\\p{Variation_Selector}`,
  'gu',
);

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** No script stacks more marks on a letter. Longer stacks cover neighboring lines. */
const MAX_MARKS = 8;
const SHOWS_SOMETHING = /[^\p{Mark}\p{Separator}\p{Cc}\p{Cf}]/u;

/**
 * Normalizes text for storage (product-rules#records): NFC, any white space as one space, trimmed, without invisible
 * characters. Joiners that scripts and emoji need are kept. Empty if nothing is visible.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  const visible = dropInvisible(text.normalize('NFC')).replace(WHITE_SPACE, ' ').trim();
  // Marks that something invisible kept apart may have a new order, which decides what else is needed.
  if (visible !== text) return normalizeText(visible);
  return SHOWS_SOMETHING.test(text) || refusedCharacter(text) ? text : '';
}

function dropInvisible(text: string): string {
  let kept = '';
  let end = 0;
  for (const { 0: match, index } of text.matchAll(KEPT)) {
    kept += text.slice(end, index).replace(INVISIBLE, '') + match;
    end = index + match.length;
  }
  return kept + text.slice(end).replace(INVISIBLE, '');
}

/** A character that no text may hold, as `U+202E`, with its place counted from 1 in characters. */
export interface RefusedCharacter {
  codePoint: string;
  kind: 'control character' | 'direction override' | 'broken character' | 'stacked mark';
  place: number;
}

/** The first control character, direction override, broken character, or mark on top of too many. White space is none. */
export function refusedCharacter(text: string): RefusedCharacter | null {
  let place = 0;
  for (const { character, kind } of judged(text)) {
    place += 1;
    if (kind === null) continue;
    const hexadecimal = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return { codePoint: `U+${hexadecimal}`, kind, place };
  }
  return null;
}

/** Removes characters that are refused. */
export function dropRefused(text: string): string {
  return [...judged(text)].map(({ character, kind }) => (kind === null ? character : '')).join('');
}

/** The characters of a text, with the reason to refuse them or null. */
function* judged(text: string): Generator<{ character: string; kind: RefusedCharacter['kind'] | null }> {
  let marks = 0;
  for (const character of text) {
    marks = /\p{Mark}/u.test(character) ? marks + 1 : 0;
    yield { character, kind: marks > MAX_MARKS ? 'stacked mark' : kindOf(character) };
  }
}

function kindOf(character: string): RefusedCharacter['kind'] | null {
  if (/[\u202d\u202e]/.test(character)) return 'direction override';
  if (/[\p{Surrogate}\p{Noncharacter_Code_Point}]/u.test(character)) return 'broken character';
  return /\p{Cc}/u.test(character) && !/[\s\u0085]/.test(character) ? 'control character' : null;
}
