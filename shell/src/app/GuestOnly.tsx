import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePortals } from '../portals/registry';
import { useSession } from '../session/use-session';
import { LoadingPage } from './LoadingPage';
import { returnPath } from './return-path';

/** Sign-in and registration: whoever is signed in, or just became so, goes on to where they wanted to be. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, user } = useSession();
  const { portals } = usePortals();
  const state: unknown = useLocation().state;
  if (!isAuthenticated) return children;
  return user ? <Navigate to={returnPath(state, user.role, portals)} replace /> : <LoadingPage />;
}
