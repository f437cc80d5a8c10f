import {
  addDays,
  closestPlannable,
  plannablePart,
  type CalendarDay,
  type DaySpan,
} from '@erm/contracts/calendar-day';
import { PROJECT_STATUSES, type ProjectStatus } from '@erm/contracts/project-statuses';
import { isShown, type ProjectShow, type ProjectSort } from '@erm/contracts/shown-projects';
import { useToday, withParam } from '@erm/portal-kit';
import { dayParam, useEntryParams } from '@erm/planning';
import { addColumns, startOfColumn } from '@erm/contracts/time-columns';
import { commonFilterParams, type Condition } from '../../shared/common-filter';
import {
  NO_PROJECT_FILTER,
  projectConditions,
  projectFilterIn,
  type ProjectFilter,
} from '../../shared/project-filter/project-filter';
import {
  showParam,
  shownProjectsIn,
  sortParam,
  type ShownProjects,
} from '../../shared/shown-projects/shown-projects';
import { idParam, oneOf, withParams } from '../../shared/url-params';
import { useSelect } from '../../shared/use-select';

/** Fewest days first. */
export const ROADMAP_ZOOMS = ['week', 'month', 'quarter'] as const;
export type RoadmapZoom = (typeof ROADMAP_ZOOMS)[number];
const DEFAULT_ZOOM: RoadmapZoom = 'month';
const PROJECT = 'project:';
const LINK = /^project:([0-9a-f]{24})$/;
/** Columns visible before today's by default. */
const COLUMNS_BEFORE: Record<RoadmapZoom, number> = { week: 2, month: 3, quarter: 2 };

/** Filter of the roadmap, within the projects that it shows. */
export interface RoadmapFilter extends ProjectFilter {
  status: ProjectStatus | undefined;
}

export const NO_ROADMAP_FILTER: RoadmapFilter = { ...NO_PROJECT_FILTER, status: undefined };

/** The state of the roadmap that is in the URL. */
export interface RoadmapParams extends ShownProjects {
  zoom: RoadmapZoom;
  /** First visible day: some columns before today's unless the URL names another. */
  from: CalendarDay;
  /** The first visible day after Today is pressed. */
  home: CalendarDay;
  filter: RoadmapFilter;
  /** The active conditions of the filter. */
  conditions: readonly Condition<RoadmapFilter>[];
  /** ID of the project with open details. */
  selected: string | null;
  /** ID of the first visible project. */
  at: string | null;
  setZoom: (zoom: RoadmapZoom, from: CalendarDay) => void;
  setFrom: (from: CalendarDay) => void;
  /** Scrolls to a span, with a column before it. */
  goTo: (days: DaySpan) => void;
  sortBy: (sort: ProjectSort) => void;
  /** Clears the filter by status unless it is still among those that are shown. */
  showBy: (show: ProjectShow) => void;
  filterBy: (filter: RoadmapFilter) => void;
  select: (projectId: string | null) => void;
}

/** Invalid values are ignored. */
export function useRoadmapParams(): RoadmapParams {
  const [params, setParams] = useEntryParams();
  const zoom = oneOf(ROADMAP_ZOOMS, params.get('zoom')) ?? DEFAULT_ZOOM;
  const today = useToday();
  const home = homeOf(zoom, today);
  const { show, sort, status } = shownIn(params);
  const filter = { ...projectFilterIn(params), status };
  const select = useSelect();
  const write = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true });
  const setFrom = (day: CalendarDay) => write('from', day === home ? '' : closestPlannable(day));
  return {
    zoom,
    from: dayParam(params, 'from') ?? home,
    home,
    sort,
    show,
    filter,
    conditions: conditionsOf(filter),
    selected: LINK.exec(params.get('selected') ?? '')?.[1] ?? null,
    at: idParam(params, 'at') ?? null,
    setZoom(next, day) {
      setParams((current) => {
        const zoomed = withParam(current, 'zoom', next === DEFAULT_ZOOM ? '' : next);
        return withParam(zoomed, 'from', day === homeOf(next, today) ? '' : day);
      });
    },
    setFrom,
    goTo: ({ startDate }) => setFrom(addColumns(startOfColumn(startDate, zoom), zoom, -1)),
    sortBy: (next) => setParams((current) => withParams(current, sortParam(next)), { replace: true }),
    showBy(next) {
      const values = {
        ...showParam(next),
        status: status && statusesIn(next).includes(status) ? [status] : [],
      };
      setParams((current) => withParams(current, values), { replace: true });
    },
    filterBy({ status: next, ...others }) {
      const values = {
        ...commonFilterParams(others),
        status: next ? [next] : [],
        ...showParam(show),
      };
      setParams((current) => withParams(current, values), { replace: true });
    },
    select: (id) => select(id === null ? '' : `${PROJECT}${id}`),
  };
}

function conditionsOf(filter: RoadmapFilter): Condition<RoadmapFilter>[] {
  const { status } = filter;
  return [
    ...(status ? [{ id: 'status', text: status, without: { ...filter, status: undefined } }] : []),
    ...projectConditions(filter).map(({ id, text, without }) => ({
      id,
      text,
      without: { ...without, status },
    })),
  ];
}

/** The statuses that the filter chooses from: none if only one is shown. */
export function statusesIn(show: ProjectShow): ProjectStatus[] {
  const statuses = PROJECT_STATUSES.filter((status) => isShown(status, show));
  return statuses.length > 1 ? statuses : [];
}

/** Ignores a status that Show excludes. `completed` alone, as in older links, counts as Show. */
function shownIn(params: URLSearchParams): ShownProjects & { status: ProjectStatus | undefined } {
  const status = oneOf(PROJECT_STATUSES, params.get('status'));
  const given = status === 'completed' && !params.has('show') ? withParam(params, 'show', status) : params;
  const { show, sort } = shownProjectsIn(given);
  return { show, sort, status: status && statusesIn(show).includes(status) ? status : undefined };
}

function homeOf(zoom: RoadmapZoom, today: CalendarDay): CalendarDay {
  return addColumns(startOfColumn(today, zoom), zoom, -COLUMNS_BEFORE[zoom]);
}

/** The ten years around a day, which is as many as one can ask for: on phones, every project has its own scale. */
export function yearsAround(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const [startDate, endDate] = [addColumns(day, 'month', -60), addDays(addColumns(day, 'month', 60), -1)];
  const years = plannablePart({ startDate, endDate });
  return { from: years.startDate, to: years.endDate };
}

/** Whole months around the visible days, so that scrolling rarely triggers requests. */
export function monthsInSight(from: CalendarDay, days: number): { from: CalendarDay; to: CalendarDay } {
  const last = addDays(from, days - 1);
  const [startDate, endDate] = [startOfColumn(from, 'month'), addDays(addColumns(last, 'month', 1), -1)];
  const months = plannablePart({ startDate, endDate });
  return { from: months.startDate, to: months.endDate };
}
