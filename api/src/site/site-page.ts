import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { toPublicRegistry } from '@erm/portal-sdk/registry';
import { pageHeaders, renderPage, type Headers, type PageConfig } from '@erm/publisher/page';
import { etagOf, type CachedFile } from '../http/cached-file';
import type { SiteRegistry } from './site-registry';

/** Output for a registry: the page with its headers, and the registry itself. */
export interface SiteDocuments {
  page: CachedFile;
  headers: Headers;
  portals: CachedFile;
}

/** Renders the documents of the registry that is in use, once for each. */
export function siteDocuments(config: PageConfig) {
  let rendered: { source: SiteRegistry; documents: Promise<SiteDocuments> } | undefined;
  return (source: SiteRegistry): Promise<SiteDocuments> => {
    if (rendered?.source !== source) rendered = { source, documents: render(source, config) };
    return rendered.documents;
  };
}

async function render({ registry }: SiteRegistry, config: PageConfig): Promise<SiteDocuments> {
  const [page, portals] = await Promise.all([
    compressed(Buffer.from(renderPage(registry, config))),
    compressed(Buffer.from(JSON.stringify(toPublicRegistry(registry)))),
  ]);
  return { page, portals, headers: pageHeaders(registry.shell.head, config.portalDevOrigins) };
}

async function compressed(text: Buffer): Promise<CachedFile> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { etag: etagOf(text), text, br, gzip: zipped };
}
