import type { User } from '@erm/contracts/users';
import { useLocation } from 'react-router-dom';
import { LazyScreen } from '../app/LazyScreen';
import { passwordScreen } from '../app/screens';
import { matchPortal } from '../page/match-portal';
import { fieldsOf } from '../session/read-user';
import { homePortal } from './home-of';
import { PortalFrame } from './PortalFrame';
import { recordFor } from './portal-record';
import { usePortals } from './registry';

/** The change of the own password, inside the frame of the portal that it was opened from. */
export function PasswordArea({ user }: { user: User }) {
  const { portals } = usePortals();
  const { from } = fieldsOf(useLocation().state);
  const ofRole = portals.filter(({ role }) => role === user.role);
  const portal =
    (typeof from === 'string' && matchPortal(ofRole, new URL(from, location.origin).pathname)) ||
    homePortal(portals, user.role);
  const page = <LazyScreen screen={passwordScreen} props={{ isDemanded: false }} />;
  if (!portal) return page;
  return (
    <PortalFrame portal={recordFor(portal, user.id)} user={user} title="Change password">
      {page}
    </PortalFrame>
  );
}
