import type { User } from '@erm/contracts/users';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPortal } from '../page/match-portal';
import { fieldsOf } from '../page/read-user';
import { homePortal } from '../portals/home-of';
import { recordFor } from '../portals/portal-record';
import { usePortals } from '../services/services';
import { PortalFrame } from './PortalFrame';

interface FramedPageProps {
  user: User;
  title: string;
  children: ReactNode;
}

/** A page of the shell, inside the frame of the portal that it was opened from. */
export function FramedPage({ user, title, children }: FramedPageProps) {
  const { portals } = usePortals();
  const { from } = fieldsOf(useLocation().state);
  const ofRole = portals.filter(({ role }) => role === user.role);
  const origin = typeof from === 'string' ? new URL(from, location.origin).pathname : '';
  const portal = matchPortal(ofRole, origin) ?? homePortal(portals, user.role);
  if (!portal) return children;
  return (
    <PortalFrame portal={recordFor(portal, user.id)} user={user} title={title}>
      {children}
    </PortalFrame>
  );
}
