import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePortals } from '../portals/registry';
import { useSession } from '../session/use-session';
import { LoadingPage } from './LoadingPage';
import { returnPath } from './return-path';

/** For sign-in and registration: anyone who is signed in, or just has, continues to where they were going. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, user } = useSession();
  const { portals } = usePortals();
  const state: unknown = useLocation().state;
  if (!isAuthenticated) return children;
  return user ? <Navigate to={returnPath(state, user.role, portals)} replace /> : <LoadingPage />;
}
