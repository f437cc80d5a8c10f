import { withParam } from '@erm/portal-kit';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressWithout } from './address-without';

/** The state of an entry of the history that opening something has added; selecting adds some without a mark. */
interface OpenedEntry {
  mark?: string;
  /** The address that it was opened on. */
  below: string;
}

const NONE: readonly string[] = [];

/**
 * Something that URL parameters hold open. Closing it goes back if it was opened on this page and nothing else in the
 * URL has changed since; otherwise, the parameters are removed. The returned functions are stable until something opens
 * or closes, provided that the lists are.
 * @param mark identifies its history entries
 * @param names the parameters; opening sets them in this order
 * @param inPlaceOf parameters of whatever opening it closes
 */
export function useOpenedHere(mark: string, names: readonly string[], inPlaceOf = NONE) {
  const { state } = useLocation() as { state: OpenedEntry | null };
  const opened = state?.mark === undefined ? null : state;
  const navigate = useNavigate();
  return useMemo(() => {
    const isOpenedHere = opened?.mark === mark;
    const current = () => new URLSearchParams(window.location.search);
    const put = (given: URLSearchParams, values: readonly string[]) =>
      names.reduce((params, name, index) => withParam(params, name, values[index] ?? ''), given);
    const without = (params: URLSearchParams, name: string) => withParam(params, name, '');
    return {
      isOpenedHere,
      /** Replaces the current entry if that was opened on this page, too. */
      open(...values: string[]) {
        // Back may have closed it already, before that is rendered.
        const has = (name: string) => current().has(name);
        const replace = (isOpenedHere && names.some(has)) || inPlaceOf.some(has);
        const entry = replace ? opened && { ...opened, mark } : { mark, below: addressWithout(names) };
        const address = put(inPlaceOf.reduce(without, current()), values);
        void navigate(`?${address}`, { replace, state: entry });
      },
      close() {
        if (isOpenedHere && opened.below === addressWithout(names)) void navigate(-1);
        else void navigate(`?${put(current(), [])}`, { replace: true });
      },
    };
  }, [mark, names, inPlaceOf, opened, navigate]);
}
