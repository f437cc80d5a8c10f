import { useEffect, useEffectEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { withParam } from '@erm/portal-kit';
import { useEntryParams } from './use-entry-params';

const [PARAM, REST_MS] = ['at', 300];

/**
 * Keeps the ID of the first visible row in the URL, so that a reload and Back restore it.
 * @param idAt that ID; undefined at the top of the list or if the row is not loaded; null to leave the URL unchanged
 */
export function useFirstRow<Scroller extends HTMLElement | Document>(
  scroller: () => Scroller | null,
  idAt: (scroller: Scroller) => string | undefined | null,
): void {
  const [params, setParams] = useEntryParams();
  const write = useDebouncedCallback(() => {
    const element = scroller();
    const first = element ? idAt(element) : undefined;
    if (first === null) return;
    const id = first ?? '';
    if (id === (params.get(PARAM) ?? '')) return;
    setParams((current) => withParam(current, PARAM, id), { replace: true });
  }, REST_MS);
  const scrolled = useEffectEvent(scroller);
  // Attached once: a listener replaced during a scroll would miss events.
  useEffect(() => {
    const element = scrolled();
    element?.addEventListener('scroll', write, { passive: true });
    return () => element?.removeEventListener('scroll', write);
  }, [write]);
}
