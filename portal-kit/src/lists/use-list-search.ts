import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';
import { withParam } from './with-param';

const DELAY_MS = 300;
const PARAM = 'q';
const MAX_LENGTH = 200;

/** A list's search, in the URL (`?q=…`) so that reload, links, and the back button keep it. */
export interface ListSearch {
  /** What the server is asked for: the typed text after a pause, at most 200 characters. */
  q: string;
  /** What the search field shows. */
  typed: string;
  change: (typed: string) => void;
  clear: () => void;
}

export function useListSearch(): ListSearch {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const inUrl = params.get(PARAM) ?? '';
  const [typed, setTyped] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  // Searches on their way into the URL. The router renders them later than the keystrokes that follow.
  const [written, setWritten] = useState<readonly string[]>([]);

  if (inUrl !== seen) {
    setSeen(inUrl);
    const own = written.indexOf(inUrl);
    setWritten(written.slice(own + 1));
    // Back, forward, or a link: the field follows. Its own search coming back must not undo what was typed since.
    if (own < 0) {
      setWritten([]);
      setTyped(inUrl);
    }
  }

  const write = useDebouncedCallback((text: string) => {
    // The router shows the next page a moment after the URL has changed; a page being left must not change it back.
    if (window.location.pathname !== pathname) return;
    setWritten((earlier) => [...earlier, text]);
    setParams((current) => withParam(current, PARAM, text), { replace: true });
  }, DELAY_MS);

  useEffect(() => {
    if (typed === inUrl) write.cancel();
    else write(typed);
  }, [typed, inUrl, write]);

  return {
    q: inUrl.trim().slice(0, MAX_LENGTH),
    typed,
    change: setTyped,
    clear: () => setTyped(''),
  };
}
