/** First word of each query's key: what a change makes stale is named with these. */
export const queryKeys = {
  engineers: 'engineers',
  projects: 'projects',
  assignments: 'assignments',
  capacity: 'capacity',
  utilization: 'utilization',
} as const;

export type QueryKey = keyof typeof queryKeys;

/** Assignments make the load, so that nothing derived stays as it was. */
export const everything: readonly QueryKey[] = Object.values(queryKeys);
