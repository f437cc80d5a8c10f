/** Last segments of the portal's addresses, for its routes. */
export const segments = {
  dashboard: 'dashboard',
  engineers: 'engineers',
  projects: 'projects',
  assignments: 'assignments',
} as const;

const PREFIX = '/manager';
const engineers = `${PREFIX}/${segments.engineers}`;

/** Name of the query parameter that opens an engineer's capacity. */
export const ENGINEER_PARAM = 'engineer';

/** Every address that the portal leads to. */
export const paths = {
  start: '/',
  dashboard: `${PREFIX}/${segments.dashboard}`,
  engineers,
  engineerCapacity: (id: string) =>
    `${engineers}?${new URLSearchParams({ [ENGINEER_PARAM]: id }).toString()}`,
  projects: `${PREFIX}/${segments.projects}`,
  assignments: `${PREFIX}/${segments.assignments}`,
} as const;
