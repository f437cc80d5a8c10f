import { Navigate, type Location } from 'react-router-dom';
import { useSession } from '../services/services';
import { returnStateOf } from './return-path';

/** Leads to sign-in, and from there back to this page, unless the user logged out. */
export function ToSignIn({ from }: { from: Location }) {
  const { endedBy } = useSession();
  return <Navigate to="/login" replace state={endedBy === 'logout' ? null : returnStateOf(from)} />;
}
