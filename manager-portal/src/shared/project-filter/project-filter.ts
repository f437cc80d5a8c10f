import { PROJECT_FILTERS, type ProjectFilterName } from '@erm/contracts/staffing';
import { commonFilterIn, type CommonFilter } from '../common-filter';
import { oneOf } from '../url-params';

/**
 * Which projects a view shows: those that require all of the skills, and on which somebody of any of the departments
 * works.
 */
export type ProjectFilter = CommonFilter<ProjectFilterName>;

export const NO_PROJECT_FILTER: ProjectFilter = {
  departments: [],
  skills: [],
  project: undefined,
  only: undefined,
};

/** The filter in an address. Unknown values are ignored. */
export function projectFilterIn(params: URLSearchParams): ProjectFilter {
  return { ...commonFilterIn(params), only: oneOf(PROJECT_FILTERS, params.get('only')) };
}

const ONLY_TEXTS: Record<ProjectFilterName, string> = {
  open: 'with open places',
  uncovered: 'with uncovered skills',
  over: 'over capacity',
};

/** What a filter leaves, in words. */
export function projectFilterTexts({ departments, skills, project, only }: ProjectFilter): string[] {
  return [
    ...departments,
    ...skills,
    ...(project ? ['one project'] : []),
    ...(only ? [ONLY_TEXTS[only]] : []),
  ];
}
