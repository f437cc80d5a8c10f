import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Copies the files that the target lacks. Their names carry a hash of their content, so an existing file is the same.
 * Each is written atomically.
 *
 * @param {string} source
 * @param {string} target
 */
export async function copyNewFiles(source, target) {
  for (const entry of await readdir(source, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(source.length));
    if (existsSync(to)) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
  }
}

/**
 * Writes a file atomically, unless it has this content already.
 *
 * @param {string} file
 * @param {string | Buffer} content
 */
export async function writeIfChanged(file, content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
