import { AVAILABILITY_FILTERS } from '@erm/contracts/availability-view';
import { idParam, oneOf, textParams } from '../url-params';

/** Which engineers a view shows. Every part is empty by default. */
export interface RosterFilter {
  departments: string[];
  skills: string[];
  project: string | undefined;
  only: (typeof AVAILABILITY_FILTERS)[number] | undefined;
}

export const NO_FILTER: RosterFilter = { departments: [], skills: [], project: undefined, only: undefined };

/** The filter in an address. Unknown values are ignored. */
export function rosterFilterIn(params: URLSearchParams): RosterFilter {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
    only: oneOf(AVAILABILITY_FILTERS, params.get('only')),
  };
}

/** The parameters of an address that hold a filter. */
export function rosterFilterParams({ departments, skills, project, only }: RosterFilter) {
  return {
    ...{ dept: departments, skill: skills },
    project: project ? [project] : [],
    only: only ? [only] : [],
  };
}

/** How many conditions a filter has. */
export function countConditions({ departments, skills, project, only }: RosterFilter): number {
  return departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
}
