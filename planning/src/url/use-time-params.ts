import { closestPlannable, type CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import { useToday, withParam } from '@erm/portal-kit';
import { dayParam } from './day-param';
import type { Zoom } from '../days/time-scale';
import { useEntryParams } from './use-entry-params';

const ZOOMS: readonly Zoom[] = ['day', 'week', 'month'];
const DEFAULT_ZOOM: Zoom = 'week';

/** What a time canvas shows, as far as it is in the URL. */
export interface TimeParams {
  zoom: Zoom;
  /** The first day in sight: a Monday unless the URL names another. */
  from: CalendarDay;
  setZoom: (zoom: Zoom, from: CalendarDay) => void;
  setFrom: (from: CalendarDay) => void;
}

/**
 * `zoom` and `from` in the URL. Values that make no sense are ignored.
 * @param weeksBefore how many weeks before this one are in sight by default
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
