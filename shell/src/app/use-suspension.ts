import { useEffect, useState } from 'react';
import { matchPath, useLocation, type Location } from 'react-router-dom';
import { useServices, useSession } from '../services/services';

const GUEST_PATHS = ['/login', '/register', '/invitation'];

interface Suspension {
  /** Whether a screen for guests, or that of the demanded password, stands in front of the page. */
  isInFront: boolean;
  /** Where the page is, which may be hidden; null if there is none. */
  page: Location | null;
}

/**
 * Where the page stays when the session ends under it: in place, hidden behind the sign-in, until its user is back.
 * For anybody else it is gone (product-rules#session).
 */
export function useSuspension(isPasswordDemanded: boolean): Suspension {
  const { session } = useServices();
  const { user, suspended } = useSession();
  const location = useLocation();
  const isGuestPath = GUEST_PATHS.some((path) => matchPath(path, location.pathname));
  const isInFront = isGuestPath || isPasswordDemanded || (suspended !== null && user === null);
  const [page, setPage] = useState(location);
  if (!isInFront && page !== location) setPage(location);
  const isSuspended = suspended !== null;
  useEffect(() => {
    if (!isInFront && isSuspended) session.resume();
  }, [session, isInFront, isSuspended]);
  return { isInFront, page: isInFront && !isSuspended ? null : page };
}
