import { LEAST_FREE, type RosterFilter } from './roster-filter';

/** A filter in words. */
export function filterTexts({ departments, skills, project, only, min }: RosterFilter): string[] {
  const free = min === LEAST_FREE ? 'with free capacity' : `at least ${min}% free`;
  return [
    ...departments,
    ...skills,
    ...(project === undefined ? [] : ['one project']),
    ...(only === undefined ? [] : [only === 'over' ? 'over capacity' : free]),
  ];
}
