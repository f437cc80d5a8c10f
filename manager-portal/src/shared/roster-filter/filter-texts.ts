import type { RosterFilter } from './roster-filter';

/** What a filter leaves, in words. */
export function filterTexts({ departments, skills, project, only }: RosterFilter): string[] {
  return [
    ...departments,
    ...skills,
    ...(project === undefined ? [] : ['one project']),
    ...(only === undefined ? [] : [only === 'over' ? 'over capacity' : 'with free capacity']),
  ];
}
