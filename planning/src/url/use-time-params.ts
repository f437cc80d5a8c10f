import { closestPlannable, type CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import { useToday, withParam } from '@erm/portal-kit';
import { dayParam } from './day-param';
import type { Zoom } from '../days/time-scale';
import { useEntryParams } from './use-entry-params';

const ZOOMS: readonly Zoom[] = ['day', 'week', 'month'];
const DEFAULT_ZOOM: Zoom = 'week';

/** The state of a time canvas that is in the URL. */
export interface TimeParams {
  zoom: Zoom;
  /** First visible day: a Monday unless the URL names another day. */
  from: CalendarDay;
  setZoom: (zoom: Zoom, from: CalendarDay) => void;
  setFrom: (from: CalendarDay) => void;
}

/**
 * `zoom` and `from` in the URL. Invalid values are ignored.
 * @param weeksBefore how many weeks before the current one are visible by default
 */
export function useTimeParams(weeksBefore = 1): TimeParams {
  const [params, setParams] = useEntryParams();
  const defaultFrom = addColumns(useToday(), 'week', -weeksBefore);
  const withFrom = (current: URLSearchParams, day: CalendarDay) =>
    withParam(current, 'from', day === defaultFrom ? '' : closestPlannable(day));
  return {
    zoom: ZOOMS.find((zoom) => zoom === params.get('zoom')) ?? DEFAULT_ZOOM,
    from: dayParam(params, 'from') ?? defaultFrom,
    setZoom: (zoom, day) =>
      setParams((current) => withFrom(withParam(current, 'zoom', zoom === DEFAULT_ZOOM ? '' : zoom), day)),
    setFrom: (day) => setParams((current) => withFrom(current, day), { replace: true }),
  };
}
