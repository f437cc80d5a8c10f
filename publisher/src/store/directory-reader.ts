import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hasCode } from '../has-code';
import type { SiteReader, StoredFile } from './site-store';

/** Reads a site in a folder of this machine. */
export function directoryReader(folder: string): SiteReader {
  return {
    address: folder,
    isLocal: true,
    async read(path) {
      const content = await readFile(join(folder, path)).catch(nullIfMissing);
      if (!content) return null;
      return {
        content,
        // Most readers have no use for it.
        get tag() {
          return createHash('sha256').update(content).digest('hex');
        },
      };
    },
    async list(subfolder) {
      const root = join(folder, subfolder);
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      const listed = await Promise.all(
        files.map(async ({ parentPath, name }): Promise<StoredFile[]> => {
          const file = join(parentPath, name);
          const stats = await stat(file).catch(nullIfMissing);
          if (!stats) return [];
          const { size, mtimeMs } = stats;
          const path = relative(folder, file).replaceAll(sep, '/');
          return [{ path, size, modified: mtimeMs, tag: `${mtimeMs}-${size}` }];
        }),
      );
      return listed.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}
