import { PROJECT_FILTERS, type ProjectFilterName } from '@erm/contracts/staffing';
import { idParam, oneOf, textParams } from '../url-params';

/** Which projects a view shows. Every part is empty by default. */
export interface ProjectFilter {
  /** Somebody of any of them works on the project. */
  departments: string[];
  /** The project requires all of them. */
  skills: string[];
  project: string | undefined;
  only: ProjectFilterName | undefined;
}

export const NO_PROJECT_FILTER: ProjectFilter = {
  ...{ departments: [], skills: [], project: undefined, only: undefined },
};

/** The filter in an address. Unknown values are ignored. */
export function projectFilterIn(params: URLSearchParams): ProjectFilter {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
    only: oneOf(PROJECT_FILTERS, params.get('only')),
  };
}

/** The parameters of an address that hold a filter. */
export function projectFilterParams({ departments, skills, project, only }: ProjectFilter) {
  return {
    ...{ dept: departments, skill: skills },
    project: project ? [project] : [],
    only: only ? [only] : [],
  };
}

/** How many conditions a filter has. */
export function countProjectConditions({ departments, skills, project, only }: ProjectFilter): number {
  return departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
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
