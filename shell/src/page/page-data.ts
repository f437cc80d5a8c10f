import type { PortalRecord } from '@erm/portal-sdk';

/** The JSON block `portals` of the page: the registry, and the shell's own lazy files. */
export interface PageData {
  portals: PortalRecord[];
  /** Files of each shared library that is loaded lazily. */
  lazyShares: Record<string, string[]>;
  /** Files of each screen. */
  screens: Record<string, string[]>;
}

/** The text of a JSON block; null if the page has none. */
export function blockText(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}
