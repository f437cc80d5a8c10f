import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PublishError } from '../publish-error';

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

/**
 * The content of a file that a build names.
 * @throws PublishError when it is not among its files
 */
export function requireFile(files: Files, path: string): Buffer {
  const content = files.get(path);
  if (content) return content;
  throw new PublishError(`The build names ${path}, which is not among its files.`);
}
