import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import { floorProblems } from './floors.mjs';

const kit = (/** @type {Record<string, string>} */ files) =>
  floorProblems(
    temporaryTree({
      'kit/package.json': { name: '@erm/kit' },
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`kit/src/${path}`, text])),
    }),
  );
const value = 'export const value = 1;\n';
const importOf = (/** @type {string} */ path) =>
  `import { value } from '${path}';\nexport const other = value;\n`;

describe('the folders of a package', () => {
  it('import in one direction', () => {
    expect(floorProblems()).toEqual([]);
    expect(kit({ 'lists/list.ts': importOf('../dates/day'), 'dates/day.ts': value })).toEqual([]);
  });

  it.each([
    [
      'each other',
      {
        'lists/list.ts': importOf('../dates/day'),
        'dates/day.ts': importOf('../lists/page'),
        'lists/page.ts': value,
      },
    ],
    [
      'a type of each other',
      {
        'lists/list.ts': "import type { Day } from '../dates/day';\nexport type List = Day[];\n",
        'dates/day.ts': "import type { List } from '../lists/list';\nexport type Day = List;\n",
      },
    ],
    [
      'when it is needed',
      {
        'lists/list.ts':
          'export const load = () => import(/* webpackChunkName: "later" */ \'../dates/day\');\n',
        'dates/day.ts': importOf('../lists/page'),
        'lists/page.ts': value,
      },
    ],
  ])('do not import %s', (_, files) => {
    expect(kit(files)[0]).toMatch(
      /^The folders of kit\/src import each other: .*lists\/list\.ts -> dates\/day\.ts/,
    );
  });

  it('do not import in a circle of three, beside others', () => {
    const files = {
      'app.ts': importOf('./lists/list'),
      'lists/list.ts': importOf('../dates/day'),
      'dates/day.ts': importOf('../texts/text'),
      'texts/text.tsx': importOf('../lists/page'),
      'lists/page.ts': value,
    };
    expect(kit(files)).toEqual([
      'The folders of kit/src import each other: dates/day.ts -> texts/text.tsx, texts/text.tsx -> lists/page.ts, lists/list.ts -> dates/day.ts',
    ]);
  });

  it('do not import each other inside of a folder', () => {
    const files = {
      'lists/table/table.ts': importOf('../list'),
      'lists/list.ts': importOf('./rows/row'),
      'lists/rows/row.ts': importOf('../table/cell'),
      'lists/table/cell.ts': value,
    };
    expect(kit(files)).toEqual([
      'The folders of kit/src/lists import each other: rows/row.ts -> table/cell.ts, table/table.ts -> list.ts, list.ts -> rows/row.ts',
    ]);
  });

  it('have files that may need each other, beside folders that do not need them', () => {
    const files = {
      'lists/list.ts': importOf('./page'),
      'lists/page.ts': importOf('./list'),
      'lists/rows/row.ts': value,
    };
    expect(kit(files)).toEqual([]);
  });

  it('may be imported from both sides by tests', () => {
    const files = {
      'lists/list.ts': importOf('../dates/day'),
      'dates/day.ts': value,
      'dates/day.test.ts': importOf('../lists/list'),
    };
    expect(kit(files)).toEqual([]);
  });
});
