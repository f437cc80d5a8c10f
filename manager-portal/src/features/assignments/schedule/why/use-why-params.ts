import { useAddressParams, withParam } from '@erm/portal-kit';
import { dayParam } from '@erm/portal-kit/planning';
import type { NavigateOptions } from 'react-router-dom';
import { useOpenedHere } from '../../../../shared/use-opened-here';

/** The state of an address that asking has led to, until the page is loaded again. */
const ASKED_HERE = `why ${performance.timeOrigin}`;

/** What the URL asks about: the load of what is selected, on a day (`why`). */
export function useWhyParams() {
  const [params, setParams] = useAddressParams();
  const { isOpenedHere, opening, close } = useOpenedHere(ASKED_HERE);
  const put = (of: string, day: string, how: NavigateOptions) =>
    setParams((current) => withParam(withParam(current, 'selected', of), 'why', day), how);
  return {
    /** `assignment:ID` or `engineer:ID`. */
    of: params.get('selected') ?? '',
    day: dayParam(params, 'why') ?? null,
    /** Whether it was asked on the page, and not by a link. */
    isAskedHere: isOpenedHere,
    ask(of: string, day: string) {
      put(of, day, opening);
    },
    close: () => close((how) => put('', '', how)),
  };
}
