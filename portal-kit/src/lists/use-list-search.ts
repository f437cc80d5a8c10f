import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';
import { useAddressParams } from './use-address-params';
import { withParam } from './with-param';

const DELAY_MS = 300;
const PARAM = 'q';
const MAX_LENGTH = 200;

/** A list's search, stored in the URL (`?q=…`) so that reloads, links, and the back button preserve it. */
export interface ListSearch {
  /** The server's search: the typed text after a pause, limited to 200 characters. */
  q: string;
  /** The search field's value. */
  typed: string;
  change: (typed: string) => void;
  /** Empties the search field, and leads the focus to it. */
  clear: () => void;
  focus: () => void;
  /** The search field. */
  field: RefObject<HTMLInputElement | null>;
}

export function useListSearch(): ListSearch {
  const { pathname } = useLocation();
  const [params, setParams] = useAddressParams();
  const inUrl = params.get(PARAM) ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  // Searches written to the URL but not yet rendered by the router, which may be later than the next keystrokes.
  const [written, setWritten] = useState<readonly string[]>([]);

  if (inUrl !== seen) {
    setSeen(inUrl);
    const index = written.indexOf(inUrl);
    setWritten(written.slice(index + 1));
    // The field follows back, forward, and links. Its own search must not overwrite newer keystrokes.
    if (index < 0) {
      setWritten([]);
      setTyped(inUrl);
    }
  }

  const write = useDebouncedCallback((text: string) => {
    // The router renders the next page shortly after the URL has changed. The old page must not change it back.
    if (window.location.pathname !== pathname) return;
    setWritten((earlier) => [...earlier, text]);
    setParams((current) => withParam(current, PARAM, text), { replace: true });
  }, DELAY_MS);

  useEffect(() => {
    if (typed === inUrl) write.cancel();
    else write(typed);
  }, [typed, inUrl, write]);

  const focus = () => field.current?.focus();
  return {
    // The server refuses a NUL, which can only come of a link.
    q: inUrl.replaceAll('\0', '').trim().slice(0, MAX_LENGTH),
    typed,
    change: setTyped,
    clear() {
      setTyped('');
      // The button that clears it goes.
      focus();
    },
    focus,
    field,
  };
}
