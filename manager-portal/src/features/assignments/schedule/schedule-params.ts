import { addDays, isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';
import { today, withParam } from '@erm/portal-kit';
import { startOfColumn, type Zoom } from '@erm/portal-kit/planning';
import { useSearchParams } from 'react-router-dom';

const ZOOMS: readonly Zoom[] = ['day', 'week', 'month'];
const DEFAULT_ZOOM: Zoom = 'week';
const ASSIGNMENT = 'assignment:';

/** What a schedule shows, as far as it is in the URL. */
export interface ScheduleParams {
  zoom: Zoom;
  /** The first day in sight: the Monday of last week unless the URL names another. */
  from: CalendarDay;
  /** The ID of the selected assignment, whose details are open. */
  selected: string | null;
  setZoom: (zoom: Zoom, from: CalendarDay) => void;
  setFrom: (from: CalendarDay) => void;
  select: (assignmentId: string | null) => void;
}

/** Values in the URL that make no sense are ignored. */
export function useScheduleParams(): ScheduleParams {
  const [params, setParams] = useSearchParams();
  const defaultFrom = startOfColumn(addDays(today(), -7), 'week');
  const from = params.get('from') ?? '';
  const selected = params.get('selected') ?? '';
  const fromParam = (day: CalendarDay) => (day === defaultFrom ? '' : day);
  return {
    zoom: ZOOMS.find((zoom) => zoom === params.get('zoom')) ?? DEFAULT_ZOOM,
    from: isCalendarDay(from) ? from : defaultFrom,
    selected: selected.startsWith(ASSIGNMENT) ? selected.slice(ASSIGNMENT.length) : null,
    setZoom(zoom, day) {
      setParams((current) => {
        const zoomed = withParam(current, 'zoom', zoom === DEFAULT_ZOOM ? '' : zoom);
        return withParam(zoomed, 'from', fromParam(day));
      });
    },
    setFrom(day) {
      setParams((current) => withParam(current, 'from', fromParam(day)), { replace: true });
    },
    select(id) {
      setParams((current) => withParam(current, 'selected', id === null ? '' : `${ASSIGNMENT}${id}`), {
        replace: id === null,
      });
    },
  };
}
