import { dayOf, isCalendarDay } from '@erm/contracts/calendar-day';
import { withParam } from '@erm/portal-sdk';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'month';

/** The month that the timeline shows, kept in the address (`?month=2026-03`); without one, or with none, today's. */
export function useTimelineMonth() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(new Date());
  const asked = params.get(PARAM) ?? '';
  const setMonth = (month: string) => {
    const usual = month === today.slice(0, 7);
    setParams((current) => withParam(current, PARAM, usual ? '' : month), { replace: true });
  };
  return { month: isCalendarDay(`${asked}-01`) ? asked : today.slice(0, 7), setMonth, today };
}
