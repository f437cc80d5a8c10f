import { idParam, textParams } from './url-params';

/** Conditions shared by the filters of engineers and of projects. All are empty by default. */
export interface CommonFilter<Only extends string> {
  departments: string[];
  skills: string[];
  project: string | undefined;
  only: Only | undefined;
}

/** Parses the common conditions from the URL, without `only`, whose values differ. */
export function commonFilterIn(params: URLSearchParams): Omit<CommonFilter<never>, 'only'> {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    project: idParam(params, 'project'),
  };
}

/** URL parameters of the common conditions. */
export function commonFilterParams({ departments, skills, project, only }: CommonFilter<string>) {
  return {
    dept: departments,
    skill: skills,
    project: project ? [project] : [],
    only: only ? [only] : [],
  };
}

/** Number of active conditions. */
export function countConditions({ departments, skills, project, only }: CommonFilter<string>): number {
  return departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
}

/** A condition of a filter in words, and the filter without it. */
export interface Condition<Filter> {
  /** Unique in its filter, which may have a department and a skill of one name. */
  id: string;
  text: string;
  without: Filter;
}

/** The active conditions of a filter, in the order of its fields. */
export function conditionsIn<Only extends string, Filter extends CommonFilter<Only>>(
  filter: Filter & CommonFilter<Only>,
  textOf: (only: Only) => string,
): Condition<Filter>[] {
  const { departments, skills, project, only } = filter;
  const but = (text: string) => (each: string) => each !== text;
  return [
    ...departments.map((text) => ({
      id: `department ${text}`,
      text,
      without: { ...filter, departments: departments.filter(but(text)) },
    })),
    ...skills.map((text) => ({
      id: `skill ${text}`,
      text,
      without: { ...filter, skills: skills.filter(but(text)) },
    })),
    ...(project ? [{ id: 'project', text: 'one project', without: { ...filter, project: undefined } }] : []),
    ...(only ? [{ id: 'only', text: textOf(only), without: { ...filter, only: undefined } }] : []),
  ];
}
