/** First elements of all query keys. Mutations invalidate queries by them. */
export const queryKeys = {
  engineers: 'engineers',
  projects: 'projects',
  assignments: 'assignments',
  capacity: 'capacity',
  utilization: 'utilization',
  availability: 'availability',
  people: 'people',
  changes: 'changes',
} as const;

/** All queries, because all of their data depends on assignments. */
export const allQueryKeys = Object.values(queryKeys).map((key) => [key]);
