import type { Role } from '@erm/contracts/roles';
import type { ComponentType } from 'react';
import type { PortalProps } from './portal-host';

/** The one module a portal exposes, as `./portal`. It holds its own `<Routes>` under the portal's prefix. */
export interface PortalModule {
  Portal: ComponentType<PortalProps>;
}

/** Icons of the navigation that the shell can draw. */
export const NAV_ICONS = ['dashboard', 'engineers', 'projects', 'assignments', 'my-assignments'] as const;
export type NavIcon = (typeof NAV_ICONS)[number];

export interface NavItem {
  /** Absolute path, `/manager/dashboard`. */
  to: string;
  label: string;
  icon: NavIcon;
}

/** What a portal says of itself, in its `portal.json`. */
export interface PortalManifest {
  /** One word of a–z, the folder under `/portals`. */
  name: string;
  /** Shown in the side bar, `Manager Portal`. */
  label: string;
  /** The first segment of all its addresses, `/manager`. */
  prefix: string;
  /** The only role that may open it. */
  role: Role;
  /** Where its role lands after signing in. */
  home: string;
  nav: NavItem[];
  /**
   * By address: the GET paths of its first screen, started while its code is still on the way. `{userId}` stands
   * for the id of the signed-in person.
   */
  prefetch: Record<string, string[]>;
}

/** A published portal: its manifest and where its files are. */
export interface PortalRecord extends PortalManifest {
  version: string;
  sdkVersion: string;
  contractVersion: string;
  /** Name of the global that the container's script defines. */
  global: string;
  /** Absolute path of the container's script. */
  entry: string;
  /** Absolute paths of what its first screen needs, the entry among them. */
  files: string[];
  /** Names of the shell's packages that its first screen asks for, `zod`. */
  shares: string[];
}

/** `/portals.json`: the portals of this origin. */
export interface PortalRegistry {
  portals: PortalRecord[];
}
