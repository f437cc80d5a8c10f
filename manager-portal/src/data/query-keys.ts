/** The first element of every query key. Saves name what they invalidate by these. */
export const queryKeys = {
  engineers: 'engineers',
  projects: 'projects',
  assignments: 'assignments',
  capacity: 'capacity',
  utilization: 'utilization',
} as const;

/** Load derives from assignments, so a change to one leaves nothing else as it was. */
export const everything = Object.values(queryKeys).map((key) => [key]);
