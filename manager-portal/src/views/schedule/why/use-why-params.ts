import { useAddressParams } from '@erm/portal-kit';
import { dayParam } from '@erm/planning';
import { useOpenedHere } from '../../../shared/use-opened-here';

/** Marks history entries created by asking on this page. */
const ASKED_HERE = `why ${performance.timeOrigin}`;

/** The question in the URL: the load of `selected` on a day (`why`). */
export function useWhyParams() {
  const [params] = useAddressParams();
  const { isOpenedHere, open, close } = useOpenedHere(ASKED_HERE, ['selected', 'why']);
  return {
    /** `assignment:ID` or `engineer:ID`. */
    of: params.get('selected') ?? '',
    day: dayParam(params, 'why') ?? null,
    /** Whether it was asked on this page rather than by a link. */
    isAskedHere: isOpenedHere,
    ask: (of: string, day: string) => open(of, day),
    close,
  };
}
