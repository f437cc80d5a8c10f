import { AVAILABILITY_FILTERS } from '@erm/contracts/availability-view';
import { commonFilterIn, commonFilterParams, type CommonFilter } from '../common-filter';
import { oneOf } from '../url-params';

/** Filter of a view of engineers. */
export interface RosterFilter extends CommonFilter<(typeof AVAILABILITY_FILTERS)[number]> {
  /** With `only=free`: the minimum, in percent. */
  min: number;
}

/** Default minimum. */
export const LEAST_FREE = 1;

export const NO_FILTER: RosterFilter = {
  departments: [],
  skills: [],
  project: undefined,
  only: undefined,
  min: LEAST_FREE,
};

/** Parses a filter from the URL. Invalid values are ignored. */
export function rosterFilterIn(params: URLSearchParams): RosterFilter {
  return {
    ...commonFilterIn(params),
    only: oneOf(AVAILABILITY_FILTERS, params.get('only')),
    min: minIn(params),
  };
}

/** Whether a percentage is valid as minimum. */
export function isLeastFree(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= LEAST_FREE && value <= 100;
}

function minIn(params: URLSearchParams): number {
  const min = Number(params.get('least') ?? LEAST_FREE);
  return params.get('only') === 'free' && isLeastFree(min) ? min : LEAST_FREE;
}

/** URL parameters of a filter. The minimum is `least`, as `min` belongs to the people search in the same URL. */
export function rosterFilterParams(filter: RosterFilter) {
  const { only, min } = filter;
  return {
    ...commonFilterParams(filter),
    least: only === 'free' && min !== LEAST_FREE ? [String(min)] : [],
  };
}
