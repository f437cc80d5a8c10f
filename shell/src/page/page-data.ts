import type { PortalRecord } from '@erm/portal-sdk';

/** The page's JSON block `portals`: the registry and the shell's own lazy files. */
export interface PageData {
  portals: PortalRecord[];
  /** Files of each shared library that is loaded lazily. */
  lazyShares: Record<string, string[]>;
  /** Files of each screen. */
  screens: Record<string, string[]>;
}

/** Returns the text of a JSON block, or null if the page does not have it. */
export function blockText(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}
