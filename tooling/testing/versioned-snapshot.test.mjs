import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryTree } from './temporary-tree.mjs';
import { expectVersioned } from './versioned-snapshot.ts';

const recorded = { 'wire.txt': 'WIRE_VERSION 1.0.0\n\nGET /a\n', 'package.json': { version: '1.0.0' } };

/** @param {string} version @param {string} content */
function compared(version, content) {
  const file = join(temporaryTree(recorded), 'wire.txt');
  return { file, done: expectVersioned({ file, constant: 'WIRE_VERSION', version, content }) };
}

describe('a versioned interface', () => {
  it('passes while nothing changes', async () => {
    await compared('1.0.0', 'GET /a').done;
  });

  it('refuses a change under the recorded version and says what to do', async () => {
    const { file, done } = compared('1.0.0', 'GET /b');
    await expect(done).rejects.toThrow(/WIRE_VERSION is still 1\.0\.0\. Raise it.*"vitest run -u"/);
    expect(readFileSync(file, 'utf8')).toBe(recorded['wire.txt']);
  });

  it('refuses a package of another version', async () => {
    await expect(compared('1.1.0', 'GET /a').done).rejects.toThrow(
      'WIRE_VERSION is 1.1.0: so must be "version" in package.json',
    );
  });
});
