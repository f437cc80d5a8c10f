import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, workspacePackages } from '@erm/tooling/build/workspace.mjs';

const rules = readFileSync(join(repositoryRoot, 'docs/product-rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);

it('every rule that a comment cites is in docs/product-rules.md', () => {
  const files = [...workspacePackages().values()]
    .map(({ folder }) => join(folder, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(sourcesUnder);
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/product-rules#([\w-]+)/g)].map(([, anchor = '']) => ({
      file,
      anchor,
    })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
});

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesUnder(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
