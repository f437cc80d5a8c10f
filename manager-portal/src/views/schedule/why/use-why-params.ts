import { useAddressParams } from '@erm/portal-kit';
import { dayParam } from '@erm/planning';
import { useOpenedHere } from '../../../shared/use-opened-here';

/** The mark of an address that asking has led to, until the page is loaded again. */
const ASKED_HERE = `why ${performance.timeOrigin}`;

/** What the URL asks about: the load of what is selected, on a day (`why`). */
export function useWhyParams() {
  const [params] = useAddressParams();
  const { isOpenedHere, open, close } = useOpenedHere(ASKED_HERE, ['selected', 'why']);
  return {
    /** `assignment:ID` or `engineer:ID`. */
    of: params.get('selected') ?? '',
    day: dayParam(params, 'why') ?? null,
    /** Whether it was asked on the page, and not by a link. */
    isAskedHere: isOpenedHere,
    ask: (of: string, day: string) => open(of, day),
    close,
  };
}
