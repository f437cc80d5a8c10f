import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { z } from 'zod';
import { etagOf, type CachedFile } from '../http/cached-file';

const headersSchema = z.object({
  page: z.record(z.string(), z.string()),
  storybook: z.record(z.string(), z.string()),
});

/** Caches a file's content and reads it again when its timestamp or size changes. */
function cachedFile<Value>(path: string, parse: (text: Buffer) => Value | Promise<Value>) {
  let cached: { stamp: string; value: Promise<Value> } | undefined;
  /** Null while the file does not exist. */
  return async (): Promise<Value | null> => {
    const stats = await stat(path).catch(nullIfMissing);
    if (!stats) return null;
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (cached?.stamp !== stamp) cached = { stamp, value: readFile(path).then(parse) };
    try {
      return await cached.value;
    } catch (error) {
      cached = undefined;
      return nullIfMissing(error);
    }
  };
}

export function createSiteCache(siteDir: string) {
  return {
    page: cachedFile(join(siteDir, 'index.html'), toCachedFile),
    portals: cachedFile(join(siteDir, 'portals.json'), toCachedFile),
    headers: cachedFile(join(siteDir, 'headers.json'), (text) =>
      headersSchema.parse(JSON.parse(text.toString('utf8'))),
    ),
  };
}
export type Site = ReturnType<typeof createSiteCache>;

async function toCachedFile(text: Buffer): Promise<CachedFile> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { etag: etagOf(text), text, br, gzip: zipped };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
