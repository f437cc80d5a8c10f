import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import { translationProblems } from './translatable.mjs';

const problemsOf = (/** @type {string} */ element, file = 'shell/src/Part.tsx') =>
  translationProblems(
    temporaryTree({
      'shell/package.json': JSON.stringify({ name: '@erm/shell' }),
      [file]: `export const Part = ({ on, label, count, items, children }) => (\n  ${element}\n);\n`,
    }),
  );

describe('text beside what comes and goes', () => {
  it('is nowhere in the product', () => {
    expect(translationProblems()).toEqual([]);
  });

  it.each([
    ['text before an element', '<p>Text{on && <b>new</b>}</p>'],
    ['text after an element', '<p>{on ? <b>new</b> : null} text</p>'],
    ['text beside an element or nothing in a fragment', '<>{on && <b />}text</>'],
    ['text that comes and goes', "<p>{on && ', '}<b>new</b></p>"],
    ['a template that comes and goes', '<p>{on && `${count} more`}<b>new</b></p>'],
    ['text that an element takes the place of', "<p>{on ? <b>new</b> : 'old'}<i /></p>"],
    ['a named text', '<label>{on && <b />}{label}</label>'],
    ['a text of a function', '<p>{on && <b />}{formatDay(count)}</p>'],
    ['an added text', "<p>{on && <b />}{count + '%'}</p>"],
  ])('is found: %s', (_, element) => {
    expect(problemsOf(element)).toEqual([
      'shell/src/Part.tsx:2 has text beside what comes and goes: put the text in an element of its own',
    ]);
  });

  it.each([
    ['text in an element of its own', '<p>{on && <b />}<span>text</span></p>'],
    ['text alone', '<p>{on && label}</p>'],
    ['one text or another', "<p>{on ? 'a' : 'b'} text <b /></p>"],
    ['elements beside elements', '<p>{on && <b />}{items.map(() => <i />)}</p>'],
    ['children, which may be elements', '<p>{on && <b />}{children}</p>'],
    ['a text or another in its place', "<p>{count || 'none'}<b /></p>"],
    ['blanks between elements', "<p>{on && <b />}{' '}<i /></p>"],
  ])('is not found: %s', (_, element) => {
    expect(problemsOf(element)).toEqual([]);
  });

  it('is not looked for in tests and stories', () => {
    const element = '<p>Text{on && <b>new</b>}</p>';
    expect(problemsOf(element, 'shell/src/Part.test.tsx')).toEqual([]);
    expect(problemsOf(element, 'shell/src/Part.stories.tsx')).toEqual([]);
  });
});
