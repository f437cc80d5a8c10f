import type { PortalRecord } from '@erm/portal-sdk';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyScreen } from '../app/LazyScreen';
import { RequireSession } from '../app/RequireSession';
import { portalArea } from '../app/screens';

/** The routes of one portal, for its role only. */
export function PortalRoute({ portal }: { portal: PortalRecord }) {
  const { pathname } = useLocation();
  return (
    <RequireSession>
      {(user) => {
        if (user.role !== portal.role) return <Navigate to="/unauthorized" replace />;
        if (pathname.replace(/\/$/, '') === portal.prefix) return <Navigate to={portal.home} replace />;
        return <LazyScreen key={user.id} screen={portalArea} props={{ portal, user }} />;
      }}
    </RequireSession>
  );
}
