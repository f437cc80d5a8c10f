import { Navigate } from 'react-router-dom';
import { homeOf } from '../portals/home-of';
import { usePortals, useSession } from '../services/services';
import { LoadingPage } from '../screen/LoadingPage';

/** Redirects `/` to the portal of the user's role, or to sign-in. */
export function Home() {
  const { isAuthenticated, user } = useSession();
  const { portals } = usePortals();
  if (!isAuthenticated) return <Navigate to="/login" replace />;
  if (!user) return <LoadingPage />;
  return <Navigate to={homeOf(portals, user) ?? '/unauthorized'} replace />;
}
