import type { SiteFile } from '@erm/portal-sdk/registry';
import { verifyWith } from './verify-with';

/** Adds a link of this kind for every file that does not have one yet. */
export function addLinks(rel: 'preload' | 'prefetch', files: readonly SiteFile[] = []): void {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${file.path}"]`)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = file.path.endsWith('.css') ? 'style' : 'script';
    link.href = file.path;
    verifyWith(link, file);
    if (rel === 'preload') link.addEventListener('error', () => takeFailure(link));
    document.head.append(link);
  }
}

/**
 * Browsers keep a failed preload and answer the next request for the file with it, however late. So this requests the
 * file first, in a way that does not run it if it arrives after all.
 */
function takeFailure(failed: HTMLLinkElement): void {
  if (failed.as !== 'script') return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = failed.href;
  link.integrity = failed.integrity;
  link.crossOrigin = failed.crossOrigin;
  for (const settled of ['load', 'error']) link.addEventListener(settled, () => link.remove());
  document.head.append(link);
}
