import { describe, expect, it } from 'vitest';
import { foldText, searchText, textMatcher } from './fold-text';

const finds = (q: string, text: string) => textMatcher(q)(searchText([text]));

describe('a search', () => {
  it.each([
    ["O'Brien", 'Sinead O’Brien'],
    ['O’Brien', "Sinead O'Brien"],
    ['oʼbrien', 'Sinead O`Brien'],
    ['"core"', 'Team “Core”'],
    ['front-end', 'Front–End'],
    ['Smith-Jones', 'Smith‑Jones'],
    ['Strasse', 'Zoë Straße'],
    ['straße', 'STRASSE'],
    ['Aesir', 'Æsir'],
    ['Soren', 'Søren'],
    ['Soeren', 'Søren'],
    ['Thor', 'Þór'],
    ['Gudrun', 'Guðrún'],
    ['Muller', 'Jürgen Müller'],
    ['Mueller', 'Jürgen Müller'],
    ['müller', 'Mueller'],
    ['Juergen Müller', 'Jürgen Mueller'],
    ['Mu\u0308ller', 'M\u00fcller'],
    ['Angstrom', 'Ångström'],
    ['Aangstroem', 'Ångström'],
    ['Οδυσσευσ', 'Οδυσσευς'],
    ['maria  garcia', 'María García'],
    ['maria garcia', 'Maria\u00a0 Garcia'],
    ['garcia', 'Gar\u200bcia'],
    ['\u200bgarcia', 'Garcia'],
    ['خواهم', 'می\u200cخواهم'],
    [' ', 'anything'],
  ])('for %j finds %j', (q, text) => {
    expect(finds(q, text)).toBe(true);
  });

  it.each([
    ['C++', 'C'],
    ['C#', 'C++'],
    ['.NET', 'ASP-NET'],
    ['a.c', 'abc'],
    ['blue', 'blush'],
    ['value', 'valuable'],
    ['Mueller', 'Muller'],
    ['OBrien', "O'Brien"],
    ['a*', 'aaa'],
  ])('for %j does not find %j', (q, text) => {
    expect(finds(q, text)).toBe(false);
  });

  it('does not find a query across two texts', () => {
    expect(textMatcher('Ana Go')(searchText(['Ana', 'Go']))).toBe(false);
  });
});

it('folding twice changes nothing', () => {
  const texts = ['Straße', 'Þór', 'O’Brien – “x”', 'ǅ', 'İstanbul', 'ﬁ', '½', '´'];
  expect(texts.map((text) => foldText(foldText(text)))).toEqual(texts.map(foldText));
});
