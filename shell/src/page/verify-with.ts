import type { SiteFile } from '@erm/portal-sdk/registry';

/**
 * Lets the browser verify a file before it uses it. A preloaded file is used by the script tag only if both say the
 * same here. Files of a development server change in place and have no digest.
 */
export function verifyWith(
  element: HTMLLinkElement | HTMLScriptElement,
  { integrity }: Pick<SiteFile, 'integrity'>,
): void {
  if (!integrity) return;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
}
