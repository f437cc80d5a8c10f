/** The pages' paths under the portal's prefix. */
export const segments = {
  dashboard: 'dashboard',
  engineers: 'engineers',
  projects: 'projects',
  assignments: 'assignments',
  access: 'access',
} as const;

const PREFIX = '/manager';
const engineers = `${PREFIX}/${segments.engineers}`;

/** The query parameter that opens an engineer's capacity. */
export const ENGINEER_PARAM = 'engineer';

/** Every path that the portal links to. */
export const paths = {
  dashboard: `${PREFIX}/${segments.dashboard}`,
  engineers,
  engineerCapacity: (id: string) =>
    `${engineers}?${new URLSearchParams({ [ENGINEER_PARAM]: id }).toString()}`,
  projects: `${PREFIX}/${segments.projects}`,
  /** The schedule from a day on. */
  scheduleFrom: (from: string) =>
    `${PREFIX}/${segments.assignments}?${new URLSearchParams({ view: 'schedule', from }).toString()}`,
  /** An engineer's row of the schedule, from a day on. */
  scheduleOf: (engineerId: string, from: string) =>
    `${PREFIX}/${segments.assignments}?${new URLSearchParams({ view: 'schedule', from, selected: `engineer:${engineerId}` }).toString()}`,
  /** The same with the fixes of the engineer's overload open. */
  fixesOf: (engineerId: string, from: string) => `${paths.scheduleOf(engineerId, from)}&fix=1`,
  /** The people search, prefilled to match any of the missing skills, because nobody may have all of them. */
  findPeople: (search: URLSearchParams) => {
    const several = search.getAll('skill').length > 1;
    return `${engineers}?view=availability&find=1&${search.toString()}${several ? '&match=any' : ''}`;
  },
  assignments: `${PREFIX}/${segments.assignments}`,
  access: `${PREFIX}/${segments.access}`,
} as const;
