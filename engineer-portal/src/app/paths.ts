/** The pages' paths under the portal's prefix. */
export const segments = {
  dashboard: 'dashboard',
  assignments: 'assignments',
} as const;
