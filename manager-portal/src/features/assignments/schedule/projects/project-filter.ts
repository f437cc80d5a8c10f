import { STAFFING_LACKS, type StaffingLack } from '@erm/contracts/staffing';
import { oneOf, textParams } from '../../../../shared/url-params';

/** Which projects a schedule shows. Every part is empty by default. */
export interface ProjectFilter {
  /** Somebody of any of them works on the project. */
  departments: string[];
  /** The project requires all of them. */
  skills: string[];
  only: StaffingLack | undefined;
}

export const NO_PROJECT_FILTER: ProjectFilter = { departments: [], skills: [], only: undefined };

/** The filter in an address. Unknown values are ignored. */
export function projectFilterIn(params: URLSearchParams): ProjectFilter {
  return {
    departments: textParams(params, 'dept'),
    skills: textParams(params, 'skill'),
    only: oneOf(STAFFING_LACKS, params.get('only')),
  };
}

/** The parameters of an address that hold a filter. */
export function projectFilterParams({ departments, skills, only }: ProjectFilter) {
  return { dept: departments, skill: skills, only: only ? [only] : [] };
}

/** How many conditions a filter has. */
export function countProjectConditions({ departments, skills, only }: ProjectFilter): number {
  return departments.length + skills.length + Number(Boolean(only));
}

/** What a filter leaves, in words. */
export function projectFilterTexts({ departments, skills, only }: ProjectFilter): string[] {
  const lack = only && { open: 'with open places', uncovered: 'with uncovered skills' }[only];
  return [...departments, ...skills, ...(lack ? [lack] : [])];
}
