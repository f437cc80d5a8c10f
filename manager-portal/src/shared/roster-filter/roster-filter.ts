import { AVAILABILITY_FILTERS } from '@erm/contracts/availability-view';
import { commonFilterIn, commonFilterParams, type CommonFilter } from '../common-filter';
import { oneOf } from '../url-params';

/** Which engineers a view shows. */
export interface RosterFilter extends CommonFilter<(typeof AVAILABILITY_FILTERS)[number]> {
  /** With `only` free: how much must be free, in percent. */
  min: number;
}

/** The least percentage that counts as free unless another one is asked for. */
export const LEAST_FREE = 1;

export const NO_FILTER: RosterFilter = {
  departments: [],
  skills: [],
  project: undefined,
  only: undefined,
  min: LEAST_FREE,
};

/** The filter in an address. Unknown values are ignored. */
export function rosterFilterIn(params: URLSearchParams): RosterFilter {
  return {
    ...commonFilterIn(params),
    only: oneOf(AVAILABILITY_FILTERS, params.get('only')),
    min: minIn(params),
  };
}

/** Whether it can be asked for as the least percentage that is free. */
export function isLeastFree(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= LEAST_FREE && value <= 100;
}

function minIn(params: URLSearchParams): number {
  const min = Number(params.get('least') ?? LEAST_FREE);
  return params.get('only') === 'free' && isLeastFree(min) ? min : LEAST_FREE;
}

/** The parameters of an address that hold a filter. `min` is the search for people's, which is in the same address. */
export function rosterFilterParams(filter: RosterFilter) {
  const { only, min } = filter;
  return {
    ...commonFilterParams(filter),
    least: only === 'free' && min !== LEAST_FREE ? [String(min)] : [],
  };
}
