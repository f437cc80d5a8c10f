import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './with-param';

const PAUSE_MS = 300;
const PARAM = 'q';
const LONGEST = 200;

/** A list's search, kept in the address so that a reload, a link and the back button keep it. */
export function useSearch() {
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
    const change = setTimeout(
      () => setParams((current) => withParam(current, PARAM, typed), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(change);
  }, [typed, inAddress, setParams]);

  return {
    /** What the server is asked for: follows the typing after a pause. */
    q: inAddress.trim().slice(0, LONGEST),
    typed,
    search: setTyped,
    clear: () => setTyped(''),
  };
}
