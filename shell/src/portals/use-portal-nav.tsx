import type { User } from '@erm/contracts/users';
import type { AppFrameProps } from '@erm/ui-kit/layout';
import { useLocation } from 'react-router-dom';
import { NavIcon } from './NavIcon';
import { recordFor, type PortalRecord } from './portal-record';
import { usePortals } from './registry';

/** The links of every portal that the user may open: those of the open one, then those of the others by name. */
export function usePortalNav(open: PortalRecord, { id, role }: User): AppFrameProps['nav'] {
  const { portals } = usePortals();
  const { pathname } = useLocation();
  const others = portals
    .filter((portal) => portal.role === role && portal.name !== open.name)
    .map((portal) => recordFor(portal, id))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [open, ...others]
    .filter(({ nav }) => nav.length > 0)
    .map(({ label, nav }) => ({
      label,
      items: nav.map((item) => ({
        to: item.to,
        label: item.label,
        icon: <NavIcon path={item.icon} />,
        current: pathname === item.to || pathname.startsWith(`${item.to}/`),
      })),
    }));
}
