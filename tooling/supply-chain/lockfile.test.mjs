import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';
import { lockfileProblems } from './lockfile.mjs';

const DIGEST = `sha512-${'a'.repeat(86)}==`;
const lockfile = (/** @type {string} */ resolution, version = '1.0.0') => `lockfileVersion: '9.0'
importers:
  api:
    dependencies:
      thing: { specifier: 'catalog:', version: '${version}' }
      '@erm/contracts': { specifier: 'workspace:*', version: 'link:../contracts' }
packages:
  thing@1.0.0:
    resolution: ${resolution}
`;

it('accepts this repository and a package of the registry', () => {
  expect(lockfileProblems(readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8'))).toEqual([]);
  expect(lockfileProblems(lockfile(`{integrity: ${DIGEST}}`))).toEqual([]);
  expect(lockfileProblems(lockfile(`{integrity: ${DIGEST}}`, '@scope/other@1.0.0'))).toEqual([]);
});

it.each([
  ['a tarball from elsewhere', `{integrity: ${DIGEST}, tarball: 'https://example.com/thing.tgz'}`],
  [
    'a repository',
    `{type: git, repo: 'https://example.com/thing.git', commit: '0123456', integrity: ${DIGEST}}`,
  ],
  ['a folder', `{type: directory, directory: ../thing, integrity: ${DIGEST}}`],
  ['no digest', '{}'],
  ['an old kind of digest', '{integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}'],
])('finds a package with %s', (_, resolution) => {
  expect(lockfileProblems(lockfile(resolution))).toEqual([expect.stringContaining('thing@1.0.0')]);
});

it.each(['https://codeload.github.com/x/thing/tar.gz/0123456', 'file:../thing.tgz', 'link:/opt/thing'])(
  'finds a dependency on %s',
  (version) => {
    expect(lockfileProblems(lockfile(`{integrity: ${DIGEST}}`, version))).toEqual([
      `api takes thing from ${version}`,
    ]);
  },
);
