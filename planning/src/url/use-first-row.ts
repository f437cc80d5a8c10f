import { useEffect, useEffectEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { withParam } from '@erm/portal-kit';
import { useEntryParams } from './use-entry-params';

const [PARAM, REST_MS] = ['at', 300];

/**
 * Keeps the ID of the first row in sight in the URL, so that a reload and Back begin with it.
 * @param idAt that ID; undefined while the list is at its top, or the row is not loaded; null to leave the URL as it is
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
  // Once: a listener that is replaced while it is scrolled misses that.
  useEffect(() => {
    const element = scrolled();
    element?.addEventListener('scroll', write, { passive: true });
    return () => element?.removeEventListener('scroll', write);
  }, [write]);
}
