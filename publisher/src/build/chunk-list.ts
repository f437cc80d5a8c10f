import type { Container } from './federation-manifest';
import type { Files } from './files';

/** How a chunk of webpack or Rspack begins: `(self.webpackChunkfinance = self.webpackChunkfinance || []).push(`. */
const CHUNK_LIST = /\(\s*(?:self|window|globalThis|this)(?:\.|\[")([\w$]+)/;

/**
 * The global in which chunks wait for their entry. Bundlers name it after the package, not after the version, so
 * whatever loads another version has to empty it. ES modules need none.
 */
export function chunkListOf({ format, entry, files: first }: Container, files: Files): string | undefined {
  if (format === 'module') return undefined;
  for (const file of first) {
    if (file === entry) continue;
    const name = CHUNK_LIST.exec(files.get(file)?.toString('utf8') ?? '')?.[1];
    if (name) return name;
  }
  return undefined;
}
