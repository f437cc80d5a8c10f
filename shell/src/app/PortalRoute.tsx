import type { User } from '@erm/contracts/users';
import type { PagePortal } from '@erm/portal-sdk/registry';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { recordFor } from '../portals/portal-record';
import { LazyScreen } from './LazyScreen';
import { RequireSession } from './RequireSession';
import { portalArea } from './screens';

/** The routes of one portal, for its role only. */
export function PortalRoute({ portal }: { portal: PagePortal }) {
  return (
    <RequireSession>
      {(user) => {
        if (user.role !== portal.role) return <Navigate to="/unauthorized" replace />;
        return <PortalScreen key={user.id} portal={portal} user={user} />;
      }}
    </RequireSession>
  );
}

function PortalScreen({ portal, user }: { portal: PagePortal; user: User }) {
  const { pathname } = useLocation();
  const record = useMemo(() => recordFor(portal, user.id), [portal, user.id]);
  if (pathname.replace(/\/$/, '') === portal.prefix) return <Navigate to={record.home} replace />;
  return <LazyScreen screen={portalArea} props={{ portal: record, user }} />;
}
