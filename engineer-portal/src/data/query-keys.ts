/** The first element of every query key. Saves name what they invalidate by these. */
export const queryKeys = {
  assignments: 'assignments',
  capacity: 'capacity',
} as const;

/** Everything on screen derives from the profile and the assignments. */
export const everything = Object.values(queryKeys).map((key) => [key]);
