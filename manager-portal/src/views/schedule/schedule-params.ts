import { useAddressParams } from '@erm/portal-kit';
import { type TimeParams, useTimeParams } from '@erm/planning';
import { commonFilterParams, countConditions } from '../../shared/common-filter';
import {
  rosterFilterIn,
  rosterFilterParams,
  type RosterFilter,
} from '../../shared/roster-filter/roster-filter';
import { idParam, oneOf, withParams } from '../../shared/url-params';
import { useSelect } from '../../shared/use-select';
import { useWhyParams } from './why/use-why-params';
import { projectFilterIn, type ProjectFilter } from '../../shared/project-filter/project-filter';

const GROUPS = ['engineer', 'project'] as const;
/** What has a row of its own. */
export type Group = (typeof GROUPS)[number];
const ASSIGNMENT = 'assignment:';
const LINK = /^(?:assignment|engineer|project):([0-9a-f]{24})$/;

/** What a schedule shows, as far as it is in the URL. */
export interface ScheduleParams extends TimeParams {
  group: Group;
  filter: RosterFilter;
  isFiltered: boolean;
  /** Which projects are shown, if they are what has a row. */
  projectFilter: ProjectFilter;
  /** The ID of the selected assignment, whose details are open. */
  selected: string | null;
  /** The ID of what a link leads to: an engineer, a project, or an assignment. */
  linked: string | null;
  /** The ID of the first row in sight. */
  at: string | null;
  setGroup: (group: Group) => void;
  setFilter: (filter: RosterFilter) => void;
  setProjectFilter: (filter: ProjectFilter) => void;
  select: (assignmentId: string | null) => void;
}

/** Values in the URL that make no sense are ignored. A phone shows eight weeks from this one on. */
export function useScheduleParams(isPhone: boolean): ScheduleParams {
  const [params, setParams] = useAddressParams();
  const time = useTimeParams(isPhone ? 0 : 1);
  const selected = params.get('selected') ?? '';
  const select = useSelect();
  const why = useWhyParams();
  const filter = rosterFilterIn(params);
  return {
    ...time,
    group: oneOf(GROUPS, params.get('group')) ?? 'engineer',
    filter,
    isFiltered: countConditions(filter) > 0,
    projectFilter: projectFilterIn(params),
    // While something is explained, its details are not open.
    selected: !why.day && selected.startsWith(ASSIGNMENT) ? selected.slice(ASSIGNMENT.length) : null,
    // What is asked about here is in sight already.
    linked: why.isAskedHere ? null : (LINK.exec(selected)?.[1] ?? null),
    at: idParam(params, 'at') ?? null,
    setGroup(group) {
      setParams((current) =>
        withParams(current, { group: group === 'engineer' ? [] : [group], selected: [], at: [] }),
      );
    },
    setFilter(next) {
      setParams((current) => withParams(current, rosterFilterParams(next)), { replace: true });
    },
    setProjectFilter(next) {
      setParams((current) => withParams(current, commonFilterParams(next)), { replace: true });
    },
    select: (id) => select(id === null ? '' : `${ASSIGNMENT}${id}`),
  };
}
