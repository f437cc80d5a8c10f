import type { Role } from '@erm/contracts/roles';
import type { ComponentType } from 'react';
import type { PortalProps } from './portal-host';

/** The one module that a portal exposes, as `./portal`. It brings its own `<Routes>` for the portal's prefix. */
export interface PortalModule {
  Portal: ComponentType<PortalProps>;
}

/** An entry of the shell's side bar. */
export interface NavItem {
  /** Absolute path, `/manager/dashboard`. */
  to: string;
  label: string;
  /** SVG path data on a 24 × 24 grid, drawn as a 2 px stroke: the `d` of a Lucide icon. */
  icon: string;
}

/** How a portal describes itself, in its `portal.json`. */
export interface PortalManifest {
  /** One word, a–z: the folder under `/portals`. */
  name: string;
  /** Shown in the side bar, `Manager Portal`. */
  label: string;
  /** The first segment of all its addresses, `/manager`. */
  prefix: string;
  /** The only role that may open it. */
  role: Role;
  /** Where people of its role land after signing in. */
  home: string;
  nav: NavItem[];
  /**
   * By address: the GET paths of its first screen, requested while its code is still downloading. `{userId}` is
   * replaced by the id of the signed-in person.
   */
  prefetch: Record<string, string[]>;
  /** Most that the files of its first screen may weigh, in bytes after gzip; the publisher refuses more. */
  budget: number;
}
