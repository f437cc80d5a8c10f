import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hasCode } from '../has-code';
import type { SiteReader } from './site-store';

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
    async list(path) {
      const base = join(folder, path);
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      const tagged = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = join(parentPath, name);
          const stats = await stat(file).catch(nullIfMissing);
          const tag = stats && `${stats.mtimeMs}-${stats.size}`;
          return tag ? [[relative(base, file).split(sep).join('/'), tag] as const] : [];
        }),
      );
      return new Map(tagged.flat());
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}
