import type { Role } from '@erm/contracts/roles';
import type { ComponentType } from 'react';
import type { PortalProps } from './portal-host';

/** The only module that a portal exposes, as `./portal`. It renders its own `<Routes>` for the portal's prefix. */
export interface PortalModule {
  Portal: ComponentType<PortalProps>;
}

/** An entry of the shell's side bar. */
export interface NavItem {
  /** The absolute path, such as `/manager/dashboard`. */
  to: string;
  label: string;
  /** SVG path data on a 24 × 24 grid, rendered as a 2 px stroke, such as the `d` of a Lucide icon. */
  icon: string;
}

/** The format of a portal's `portal.json`. */
export interface PortalManifest {
  /** Letters a to z, digits, and dashes, such as `cost-2`, which is also the folder under `/portals`. */
  name: string;
  /** The label in the side bar, such as `Manager Portal`. */
  label: string;
  /** The prefix of all its paths, such as `/manager`. */
  prefix: string;
  /** The only role that may open it. */
  role: Role;
  /** The path to which users of its role are redirected after signing in. */
  home: string;
  nav: NavItem[];
  /**
   * The GET requests of each screen by address, sent while its code is still downloading. An address is a path, or a
   * path with the query of one view, such as `/manager/assignments?view=schedule`; requests are sent at exactly this
   * address. `{userId}` is replaced with the ID of the signed-in user, `{week,-2}` with the Monday of the week before
   * last, in the browser's time zone.
   */
  prefetch: Record<string, string[]>;
  /**
   * The names of the chunks that each screen imports on demand, by address as in `prefetch`. They are downloaded along
   * with the portal when it is opened at this address, whatever other parameters it has; of several addresses, the most
   * specific one applies.
   */
  screens?: Record<string, string[]>;
  /** Maximum size of what a page loads first, in bytes after gzip. The publisher rejects larger builds. */
  budget: number;
}
