import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withParam } from './with-param';

const PAUSE_MS = 300;
const PARAM = 'q';
const LONGEST = 200;

/** A list's search, kept in the address (`?q=…`) so that a reload, a link and the back button keep it. */
export function useListSearch() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAM) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // The address changed by itself (back, a link): the field follows it.
  if (inAddress !== seen) {
    setSeen(inAddress);
    setTyped(inAddress);
  }

  useEffect(() => {
    if (typed === inAddress) return;
    const change = setTimeout(() => {
      // The router shows the next page a moment after the address has changed: a page that is being left must not
      // call the person back.
      if (window.location.pathname !== pathname) return;
      setParams((current) => withParam(current, PARAM, typed), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(change);
  }, [typed, inAddress, pathname, setParams]);

  return {
    /** What the server is asked for: follows the typing after a pause, at most 200 characters. */
    q: inAddress.trim().slice(0, LONGEST),
    /** What the search field shows. */
    typed,
    search: setTyped,
    clear: () => setTyped(''),
  };
}
