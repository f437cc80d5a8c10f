import { useAddressParams, withParam } from '@erm/portal-kit';
import { useLocation } from 'react-router-dom';
import { addressWithout } from './address-without';

const PARAM = 'selected';

/** The state of an entry of the history that selecting something has added or left behind. */
interface SelectionEntry {
  /** The address that it was selected on. */
  below?: string;
  /** The address of the entry before, if this one has the same. */
  twinOf?: string;
}

/**
 * Returns what selects something, whose details Back closes, and '' nothing. Details that are closed otherwise leave an
 * entry that looks like the one before it, unless something else has changed. The next details take its place, so that
 * Back does not walk through one for each. Going back instead would end later than the press that selects something else.
 */
export function useSelect(): (selected: string) => void {
  const { state } = useLocation() as { state: SelectionEntry | null };
  const [, setParams] = useAddressParams();
  return (selected) => {
    const address = addressWithout([PARAM]);
    const opened: SelectionEntry = { below: address };
    const closed: SelectionEntry | null = state?.below === address ? { twinOf: address } : null;
    setParams(
      (current) => withParam(current, PARAM, selected),
      selected === ''
        ? { replace: true, state: closed }
        : { replace: state?.twinOf === address, state: opened },
    );
  };
}
