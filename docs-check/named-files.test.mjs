import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { sourceFiles } from '@erm/tooling/check/source-files.mjs';

const NAMED = /`([a-z-]+\/src\/[\w@./-]+\.[a-z]+)`/g;

it('every source file that documents name exists', () => {
  const named = sourceFiles(repositoryRoot, ['.md']).flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});
