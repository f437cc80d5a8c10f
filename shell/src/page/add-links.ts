import type { SiteFile } from '@erm/portal-sdk/registry';
import { verifyWith } from './verify-with';

/** Adds a link of this kind for every file that has none yet. */
export function addLinks(rel: 'preload' | 'prefetch', files: readonly SiteFile[] = []): void {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${file.path}"]`)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = file.path.endsWith('.css') ? 'style' : 'script';
    link.href = file.path;
    verifyWith(link, file);
    document.head.append(link);
  }
}
