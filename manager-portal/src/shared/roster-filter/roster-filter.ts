import { AVAILABILITY_FILTERS } from '@erm/contracts/availability-view';
import { idParam, oneOf, textParams } from '../url-params';

/** Which engineers a view shows. Every part is empty by default. */
export interface RosterFilter {
  departments: string[];
  skills: string[];
  project: string | undefined;
  only: (typeof AVAILABILITY_FILTERS)[number] | undefined;
  /** With `only` free: how much must be free, in percent. */
  min: number;
}

/** The least percentage that counts as free unless another one is asked for. */
export const LEAST_FREE = 1;

export const NO_FILTER: RosterFilter = {
  ...{ departments: [], skills: [], project: undefined, only: undefined },
  min: LEAST_FREE,
};

/** The filter in an address. Unknown values are ignored. */
export function rosterFilterIn(params: URLSearchParams): RosterFilter {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
    only: oneOf(AVAILABILITY_FILTERS, params.get('only')),
    min: minIn(params),
  };
}

/** Whether it can be asked for as the least percentage that is free. */
export function isLeastFree(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= LEAST_FREE && value <= 100;
}

function minIn(params: URLSearchParams): number {
  const min = Number(params.get('min') ?? LEAST_FREE);
  return params.get('only') === 'free' && isLeastFree(min) ? min : LEAST_FREE;
}

/** The parameters of an address that hold a filter. */
export function rosterFilterParams({ departments, skills, project, only, min }: RosterFilter) {
  return {
    ...{ dept: departments, skill: skills },
    project: project ? [project] : [],
    only: only ? [only] : [],
    min: only === 'free' && min !== LEAST_FREE ? [String(min)] : [],
  };
}

/** How many conditions a filter has. */
export function countConditions({ departments, skills, project, only }: RosterFilter): number {
  return departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
}
