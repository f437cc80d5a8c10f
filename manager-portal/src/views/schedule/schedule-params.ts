import type { ProjectShow, ProjectSort } from '@erm/contracts/shown-projects';
import { SCHEDULE_SORTS, type ScheduleSort } from '@erm/contracts/schedule-order';
import { useAddressParams } from '@erm/portal-kit';
import { type TimeParams, useTimeParams } from '@erm/planning';
import { commonFilterParams, countConditions } from '../../shared/common-filter';
import {
  rosterFilterIn,
  rosterFilterParams,
  type RosterFilter,
} from '../../shared/roster-filter/roster-filter';
import {
  showParam,
  shownProjectsIn,
  sortParam,
  type ShownProjects,
} from '../../shared/shown-projects/shown-projects';
import { idParam, oneOf, withParams } from '../../shared/url-params';
import { useSelect } from '../../shared/use-select';
import { useWhyParams } from './why/use-why-params';
import { projectFilterIn, type ProjectFilter } from '../../shared/project-filter/project-filter';

const GROUPS = ['engineer', 'project'] as const;
/** Grouping of the rows. */
export type Group = (typeof GROUPS)[number];
const DEFAULT_SORT: ScheduleSort = 'name';
const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];
/** Where a browser keeps the density that was chosen last. */
const DENSITY_KEY = 'schedule-density';
const ASSIGNMENT = 'assignment:';
const LINK = /^(?:assignment|engineer|project):([0-9a-f]{24})$/;

/** The state of a schedule that is in the URL. */
export interface ScheduleParams extends TimeParams {
  group: Group;
  /** Order of the schedule by engineer. */
  sort: ScheduleSort;
  filter: RosterFilter;
  isFiltered: boolean;
  /** Which projects the schedule by project shows, and in which order. */
  shown: ShownProjects;
  /** Filter of the schedule by project. */
  projectFilter: ProjectFilter;
  /** ID of the project whose bars stand out in the schedule by engineer. */
  pin: string | null;
  /** ID of the assignment with open details. */
  selected: string | null;
  /** ID of a link's target: an engineer, a project, or an assignment. */
  linked: string | null;
  /** ID of the first visible row. */
  at: string | null;
  /** Height of the rows by engineer; as last chosen in this browser unless the URL says otherwise. */
  density: Density;
  setDensity: (density: Density) => void;
  setGroup: (group: Group) => void;
  sortBy: (sort: ScheduleSort) => void;
  showBy: (show: ProjectShow) => void;
  sortProjectsBy: (sort: ProjectSort) => void;
  setFilter: (filter: RosterFilter) => void;
  setProjectFilter: (filter: ProjectFilter) => void;
  /** Pins a project, or none if it is the pinned one. */
  togglePin: (projectId: string) => void;
  select: (assignmentId: string | null) => void;
}

/** Invalid values are ignored. Phones show eight weeks from the current one on. */
export function useScheduleParams(isPhone: boolean): ScheduleParams {
  const [params, setParams] = useAddressParams();
  const time = useTimeParams(isPhone ? 0 : 1);
  const selected = params.get('selected') ?? '';
  const select = useSelect();
  const why = useWhyParams();
  const filter = rosterFilterIn(params);
  const pin = idParam(params, 'pin') ?? null;
  return {
    ...time,
    group: oneOf(GROUPS, params.get('group')) ?? 'engineer',
    sort: oneOf(SCHEDULE_SORTS, params.get('sort')) ?? DEFAULT_SORT,
    filter,
    isFiltered: countConditions(filter) > 0,
    shown: shownProjectsIn(params),
    projectFilter: projectFilterIn(params),
    pin,
    // Details are closed while Why is open.
    selected: !why.day && selected.startsWith(ASSIGNMENT) ? selected.slice(ASSIGNMENT.length) : null,
    // The target of a Why asked here is visible already.
    linked: why.isAskedHere ? null : (LINK.exec(selected)?.[1] ?? null),
    at: idParam(params, 'at') ?? null,
    density:
      oneOf(DENSITIES, params.get('density')) ??
      oneOf(DENSITIES, localStorage.getItem(DENSITY_KEY)) ??
      'comfortable',
    setDensity(density) {
      localStorage.setItem(DENSITY_KEY, density);
      setParams((current) => withParams(current, { density: [density] }), { replace: true });
    },
    setGroup(group) {
      setParams((current) =>
        withParams(current, { group: group === 'engineer' ? [] : [group], selected: [], at: [] }),
      );
    },
    sortBy(sort) {
      setParams((current) => withParams(current, { sort: sort === DEFAULT_SORT ? [] : [sort], at: [] }), {
        replace: true,
      });
    },
    showBy(show) {
      setParams((current) => withParams(current, showParam(show)), { replace: true });
    },
    sortProjectsBy(sort) {
      setParams((current) => withParams(current, { ...sortParam(sort), at: [] }), { replace: true });
    },
    setFilter(next) {
      setParams((current) => withParams(current, rosterFilterParams(next)), { replace: true });
    },
    setProjectFilter(next) {
      setParams((current) => withParams(current, commonFilterParams(next)), { replace: true });
    },
    togglePin(id) {
      setParams((current) => withParams(current, { pin: id === pin ? [] : [id] }));
    },
    select: (id) => select(id === null ? '' : `${ASSIGNMENT}${id}`),
  };
}
