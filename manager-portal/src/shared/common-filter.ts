import { idParam, textParams } from './url-params';

/** What the filters of engineers and of projects have in common. Every part is empty by default. */
export interface CommonFilter<Only extends string> {
  departments: string[];
  skills: string[];
  project: string | undefined;
  only: Only | undefined;
}

/** The common conditions in an address, without `only`, whose values differ. */
export function commonFilterIn(params: URLSearchParams): Omit<CommonFilter<never>, 'only'> {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
  };
}

/** The parameters of an address that hold the common conditions. */
export function commonFilterParams({ departments, skills, project, only }: CommonFilter<string>) {
  return {
    dept: departments,
    skill: skills,
    project: project ? [project] : [],
    only: only ? [only] : [],
  };
}

/** How many conditions a filter has. */
export function countConditions({ departments, skills, project, only }: CommonFilter<string>): number {
  return departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
}
