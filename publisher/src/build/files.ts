import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files by path, relative and with slashes. */
export type Files = ReadonlyMap<string, Buffer>;

/** Reads a folder with everything below it. */
export async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.sort().map(async (file): Promise<[string, Buffer]> => {
        return [relative(folder, file).replaceAll(sep, '/'), await readFile(file)];
      }),
    ),
  );
}

/** The digest of a file in the form of Subresource Integrity. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
