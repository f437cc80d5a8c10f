import { PROJECT_FILTERS, type ProjectFilterName } from '@erm/contracts/staffing';
import { commonFilterIn, type CommonFilter, type Condition, conditionsIn } from '../common-filter';
import { oneOf } from '../url-params';

/**
 * Filter of a view of projects: those that require all of the skills, and on which someone from any of the departments
 * works.
 */
export type ProjectFilter = CommonFilter<ProjectFilterName>;

export const NO_PROJECT_FILTER: ProjectFilter = {
  departments: [],
  skills: [],
  project: undefined,
  only: undefined,
};

/** Parses a filter from the URL. Invalid values are ignored. */
export function projectFilterIn(params: URLSearchParams): ProjectFilter {
  return { ...commonFilterIn(params), only: oneOf(PROJECT_FILTERS, params.get('only')) };
}

const ONLY_TEXTS: Record<ProjectFilterName, string> = {
  open: 'with open places',
  uncovered: 'with uncovered skills',
  over: 'over capacity',
};

/** The conditions of a filter in words. */
export function projectConditions(filter: ProjectFilter): Condition<ProjectFilter>[] {
  return conditionsIn(filter, (only) => ONLY_TEXTS[only]);
}

/** A filter in words. */
export const projectFilterTexts = (filter: ProjectFilter) =>
  projectConditions(filter).map(({ text }) => text);
