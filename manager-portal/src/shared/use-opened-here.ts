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
 */
export function useOpenedHere(mark: string, names: readonly string[]) {
  const { state } = useLocation() as { state: OpenedEntry | null };
  const [, setParams] = useAddressParams();
  const navigate = useNavigate();
  const put = (current: URLSearchParams, values: readonly string[]) =>
    names.reduce((params, name, index) => withParam(params, name, values[index] ?? ''), current);
  const isOpenedHere = state?.mark === mark;
  return {
    isOpenedHere,
    /** In place of what it holds open already, if that was opened on the page. */
    open(...values: string[]) {
      const entry: OpenedEntry = isOpenedHere ? state : { mark, below: addressWithout(names) };
      setParams((current) => put(current, values), { replace: isOpenedHere, state: entry });
    },
    close() {
      if (isOpenedHere && state.below === addressWithout(names)) void navigate(-1);
      else setParams((current) => put(current, []), { replace: true });
    },
  };
}
