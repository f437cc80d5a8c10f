import type { PortalRecord } from '@erm/portal-sdk';

/** The JSON block `portals` of the page: the registry, and the shell's own files that are loaded apart. */
export interface PageData {
  portals: PortalRecord[];
  /** Files of each package that is handed out but not needed at once. */
  lazyShares: Record<string, string[]>;
  /** Files of each screen. */
  screens: Record<string, string[]>;
}

/** The text of a JSON block; null when the page has none. */
export function blockText(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}
