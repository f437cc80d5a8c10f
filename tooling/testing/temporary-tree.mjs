import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files by their paths relative to a folder.
 *
 * @param {string} root
 * @param {Record<string, string | object>} files an object is written as JSON
 */
export function writeTree(root, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/**
 * A folder with these files, removed when the test ends.
 *
 * @param {Record<string, string | object>} [files]
 */
export function temporaryTree(files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'tooling-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }), 60_000);
  writeTree(root, files);
  return root;
}
