import { useAddressParams, withParam } from '@erm/portal-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressWithout } from './address-without';

/** The state of an entry of the history that opening something has added. */
interface OpenedEntry {
  mark: string;
  /** The address that it was opened on. */
  below: string;
}

/**
 * Something that parameters hold open. Closing it goes back if it was opened on the page and nothing else in the address
 * has changed since; otherwise, it is taken out of the address.
 * @param mark what tells its entries from others
 * @param names the parameters, which opening gives values in the same order
 * @param inPlaceOf the parameters of what opening closes
 */
export function useOpenedHere(mark: string, names: readonly string[], inPlaceOf: readonly string[] = []) {
  const { state } = useLocation() as { state: OpenedEntry | null };
  const [, setParams] = useAddressParams();
  const navigate = useNavigate();
  const put = (given: URLSearchParams, values: readonly string[]) =>
    names.reduce((params, name, index) => withParam(params, name, values[index] ?? ''), given);
  const without = (params: URLSearchParams, name: string) => withParam(params, name, '');
  const current = () => new URLSearchParams(window.location.search);
  const isOpenedHere = state?.mark === mark;
  return {
    isOpenedHere,
    /** In place of what it holds open already, if that was opened on the page. */
    open(...values: string[]) {
      // Back may have closed it already, before that is rendered.
      const has = (name: string) => current().has(name);
      const replace = (isOpenedHere && names.some(has)) || inPlaceOf.some(has);
      const entry = replace ? state && { ...state, mark } : { mark, below: addressWithout(names) };
      setParams((params) => put(inPlaceOf.reduce(without, params), values), { replace, state: entry });
    },
    close() {
      if (isOpenedHere && state.below === addressWithout(names)) void navigate(-1);
      else setParams((params) => put(params, []), { replace: true });
    },
  };
}
