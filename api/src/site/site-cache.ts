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

/** Caches one version of a file and reads it again once its timestamp or size changes. */
function cachedFile<Value>(path: string, parse: (text: Buffer) => Value | Promise<Value>) {
  let held: { stamp: string; value: Promise<Value> } | undefined;
  /** Null while the file does not exist. */
  return async (): Promise<Value | null> => {
    const stats = await stat(path).catch(absent);
    if (!stats) return null;
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (held?.stamp !== stamp) held = { stamp, value: readFile(path).then(parse) };
    try {
      return await held.value;
    } catch (error) {
      held = undefined;
      return absent(error);
    }
  };
}

export function siteCache(siteDir: string) {
  return {
    page: cachedFile(join(siteDir, 'index.html'), hold),
    portals: cachedFile(join(siteDir, 'portals.json'), hold),
    headers: cachedFile(join(siteDir, 'headers.json'), (text) =>
      headersSchema.parse(JSON.parse(text.toString('utf8'))),
    ),
  };
}
export type Site = ReturnType<typeof siteCache>;

async function hold(text: Buffer): Promise<CachedFile> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { etag: etagOf(text), text, br, gzip: zipped };
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
