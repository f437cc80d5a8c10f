import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { lock } from 'proper-lockfile';
import { hasCode } from '../has-code';
import { ConflictError, type SiteStore, type StoredFile, type StoredObject } from './site-store';

/** A publisher that was killed leaves its lock; the next one takes it over after this time. */
const STALE_LOCK_MS = 10_000;

/** A site in a folder of this machine. */
export function directoryStore(folder: string): SiteStore {
  async function read(path: string): Promise<StoredObject | null> {
    try {
      const content = await readFile(join(folder, path));
      return { content, tag: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async function write(path: string, content: Buffer): Promise<void> {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const temporary = `${file}.${randomUUID()}.part`;
    try {
      await writeDurably(temporary, content);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function list(subfolder: string): Promise<StoredFile[]> {
    const root = join(folder, subfolder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const listed = await Promise.all(
      files.map(async (file) => {
        const { size, mtimeMs } = await stat(file);
        return { path: relative(folder, file).replaceAll(sep, '/'), size, modified: mtimeMs };
      }),
    );
    return listed.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  async function remove(path: string): Promise<void> {
    await rm(join(folder, path), { force: true });
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      if (!(await removeIfEmpty(join(folder, parent)))) return;
    }
  }

  return {
    address: folder,
    read,
    list,
    remove,
    write,
    async replace(path, content, tag) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      const release = await lock(join(folder, path), {
        realpath: false,
        stale: STALE_LOCK_MS,
        retries: { retries: 60, minTimeout: 50, maxTimeout: 500 },
      });
      try {
        if (((await read(path))?.tag ?? null) !== tag) throw new ConflictError(path);
        await write(path, content);
      } finally {
        await release();
      }
    },
  };
}

function emptyIfMissing(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].some((code) => hasCode(error, code))) return false;
    throw error;
  }
}

/** The content must be on disk before the rename is: after a power loss the name would otherwise lead to nothing. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
