import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { hasCode } from '../has-code';
import { directoryReader } from './directory-reader';
import { ConflictError, type SiteStore } from './site-store';

/** A publisher that was killed leaves its lock; the next one takes it over after this time. */
const STALE_LOCK_MS = 10_000;

/** A site in a folder of this machine. */
export function directoryStore(folder: string): SiteStore {
  const reader = directoryReader(folder);

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

  async function remove(path: string): Promise<void> {
    await rm(join(folder, path), { force: true });
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      if (!(await removeIfEmpty(join(folder, parent)))) return;
    }
  }

  return {
    ...reader,
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
        if (((await reader.read(path))?.tag ?? null) !== tag) throw new ConflictError(path);
        await write(path, content);
      } finally {
        await release();
      }
    },
  };
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
