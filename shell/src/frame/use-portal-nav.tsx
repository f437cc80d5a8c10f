import type { User } from '@erm/contracts/users';
import type { AppFrameProps } from '@erm/ui-kit/layout';
import { useLocation } from 'react-router-dom';
import { recordFor, type PortalRecord } from '../portals/portal-record';
import { usePortals } from '../services/services';

/** Links of every portal that the user may open: the current one's first, then the others' by name. */
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

/** The icon of a navigation entry, from the path data in the portal's manifest. */
function NavIcon({ path }: { path: string }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
