import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePortals, useSession } from '../services/services';
import { LoadingPage } from '../screen/LoadingPage';
import { returnPath } from './return-path';

/** Wraps sign-in and registration. Signed-in users are redirected to the page they were going to. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, user } = useSession();
  const { portals } = usePortals();
  const state: unknown = useLocation().state;
  if (!isAuthenticated) return children;
  return user ? <Navigate to={returnPath(state, user.role, portals)} replace /> : <LoadingPage />;
}
