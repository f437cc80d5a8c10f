import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import { libraryProblems } from './libraries.mjs';

const shell = { 'shell/package.json': JSON.stringify({ name: '@erm/shell' }) };
const missing = (/** @type {string} */ name, place = 'product') =>
  `${name} is imported nowhere in the ${place}, though the product is built on it`;

describe('the libraries that the product is built on', () => {
  it('are all imported', () => {
    expect(libraryProblems()).toEqual([]);
  });

  it.each([
    ['imported nowhere', { 'shell/src/app.ts': 'export const value = 1;\n' }],
    ['imported by tests alone', { 'shell/src/app.test.ts': "import axios from 'axios';\naxios.get('/');\n" }],
    [
      'imported by browser tests alone',
      { 'shell/e2e/app.ts': "import axios from 'axios';\naxios.get('/');\n" },
    ],
    [
      'imported for types alone',
      {
        'shell/src/app.ts':
          "import { type AxiosInstance } from 'axios';\nexport type Http = AxiosInstance;\n",
      },
    ],
    ['named in a comment alone', { 'shell/src/app.ts': "// import axios from 'axios';\nexport {};\n" }],
    ['the scope of another name', { 'shell/src/app.ts': "import router from '@axios/router';\nrouter();\n" }],
    [
      'only the beginning of another name',
      { 'shell/src/app.ts': "import mock from 'axios-mock-adapter';\nmock();\n" },
    ],
  ])('are missed when one is %s', (_, files) => {
    expect(libraryProblems(temporaryTree({ ...shell, ...files }))).toContain(missing('axios'));
  });

  it.each([
    ['by name', "import axios from 'axios';\naxios.get('/');\n"],
    ['by a path inside', "import axios from 'axios/unsafe/core/Axios.js';\nnew axios();\n"],
    ['when it is needed', "export const load = () => import('axios');\n"],
    ['for others', "export { default } from 'axios';\n"],
  ])('are in use when imported %s', (_, text) => {
    const problems = libraryProblems(temporaryTree({ ...shell, 'shell/src/app.ts': text }));
    expect(problems).not.toContain(missing('axios'));
    expect(problems).toContain(missing('react'));
  });

  it('are looked for in stories and tests where they belong there', () => {
    const files = {
      'shell/src/app.test.ts': "import { it } from 'vitest';\nit('works', () => {});\n",
      'shell/src/app.stories.tsx': "import { expect } from 'storybook/test';\nexpect(1);\n",
    };
    const both = [missing('vitest', 'tests'), missing('storybook', 'stories')];
    expect(libraryProblems(temporaryTree(shell))).toEqual(expect.arrayContaining(both));
    const problems = libraryProblems(temporaryTree({ ...shell, ...files }));
    both.forEach((problem) => expect(problems).not.toContain(problem));
  });
});
