import type { User } from '@erm/contracts/users';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../services/services';
import { LoadingPage } from '../screen/LoadingPage';
import { ToSignIn } from './ToSignIn';

/** Renders only for signed-in users, and hidden for the one who is about to sign in again. Others sign in first. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { isAuthenticated, user, suspended } = useSession();
  const location = useLocation();
  const owner = user ?? suspended?.user;
  if (owner) return children(owner);
  return isAuthenticated ? <LoadingPage /> : <ToSignIn from={location} />;
}
