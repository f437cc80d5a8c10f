import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserStorage } from '../page/browser-storage';
import { INVITATION_KEY } from '../page/storage-keys';

/**
 * The token of the link that was opened. It moves from the address bar, where it would stay in the history and could be
 * copied by accident, to this tab's storage, so that a reload continues. It leaves that with the page.
 */
export function useInvitationToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [storage] = useState(() => browserStorage('sessionStorage'));
  const [token, setToken] = useState(() => hash.slice(1) || storage.getItem(INVITATION_KEY));
  // Another link can be pasted while the page is open.
  if (hash.length > 1 && hash.slice(1) !== token) setToken(hash.slice(1));

  useEffect(() => {
    if (hash === '') return;
    storage.setItem(INVITATION_KEY, hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, storage]);
  useEffect(() => () => storage.removeItem(INVITATION_KEY), [storage]);
  return token;
}
