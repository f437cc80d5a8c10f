import { isCalendarDay } from '@erm/contracts/calendar-day';
import { useToday, useAddressParams, withParam } from '@erm/portal-kit';

const PARAM = 'month';

/** The timeline's month, stored in the URL (`?month=2026-03`). Defaults to the current month. */
export function useTimelineMonth() {
  const [params, setParams] = useAddressParams();
  const today = useToday();
  const inUrl = params.get(PARAM) ?? '';
  const setMonth = (month: string) => {
    const isCurrent = month === today.slice(0, 7);
    setParams((current) => withParam(current, PARAM, isCurrent ? '' : month), { replace: true });
  };
  return { month: isCalendarDay(`${inUrl}-01`) ? inUrl : today.slice(0, 7), setMonth, today };
}
