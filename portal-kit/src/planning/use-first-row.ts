import { useEffect } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { withParam } from '../lists/with-param';
import { useEntryParams } from './use-entry-params';

const [PARAM, REST_MS] = ['at', 300];

/**
 * Keeps the ID of the first row in sight in the URL, so that a reload and Back begin with it.
 * @param idAt that ID; undefined while the list is at its top, or the row is not loaded
 */
export function useFirstRow(
  scroller: () => HTMLElement | null,
  idAt: (scroller: HTMLElement) => string | undefined,
): void {
  const [params, setParams] = useEntryParams();
  const write = useDebouncedCallback(() => {
    const element = scroller();
    const id = (element && idAt(element)) ?? '';
    if (id === (params.get(PARAM) ?? '')) return;
    setParams((current) => withParam(current, PARAM, id), { replace: true });
  }, REST_MS);
  useEffect(() => {
    const element = scroller();
    element?.addEventListener('scroll', write, { passive: true });
    return () => element?.removeEventListener('scroll', write);
  }, [scroller, write]);
}
