import type { User } from '@erm/contracts/users';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session';
import { LoadingPage } from './LoadingPage';
import { returnStateOf } from './return-path';

/** Renders only for signed-in users. Others sign in first and then return, unless they logged out. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { isAuthenticated, user, endedBy } = useSession();
  const location = useLocation();
  if (!isAuthenticated) {
    const state = endedBy === 'logout' ? null : returnStateOf(location);
    return <Navigate to="/login" replace state={state} />;
  }
  return user ? children(user) : <LoadingPage />;
}
