/** First elements of all query keys. Mutations invalidate queries by them. */
export const queryKeys = {
  assignments: 'assignments',
  capacity: 'capacity',
} as const;

/** All queries, because all of their data depends on the profile or the assignments. */
export const allQueryKeys = Object.values(queryKeys).map((key) => [key]);
