/** The first elements of all query keys, by which mutations invalidate queries. */
export const queryKeys = {
  assignments: 'assignments',
  capacity: 'capacity',
} as const;

/** All queries, because all of their data depends on the profile or the assignments. */
export const allQueryKeys = Object.values(queryKeys).map((key) => [key]);
