import { useAddressParams, withParam } from '@erm/portal-kit';
import { dayParam } from '@erm/portal-kit/planning';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of an address that asking has led to, until the page is loaded again. */
const ASKED_HERE = `why ${performance.timeOrigin}`;

/** What the URL asks about: the load of what is selected, on a day (`why`). */
export function useWhyParams() {
  const [params, setParams] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return {
    /** `assignment:ID` or `engineer:ID`. */
    of: params.get('selected') ?? '',
    day: dayParam(params, 'why') ?? null,
    /** Whether it was asked on the page, and not by a link. */
    isAskedHere: state === ASKED_HERE,
    ask(of: string, day: string) {
      setParams((current) => withParam(withParam(current, 'selected', of), 'why', day), {
        state: ASKED_HERE,
      });
    },
    close() {
      if (state === ASKED_HERE) void navigate(-1);
      else
        setParams((current) => withParam(withParam(current, 'selected', ''), 'why', ''), { replace: true });
    },
  };
}
