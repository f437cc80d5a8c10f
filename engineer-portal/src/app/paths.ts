/** Each page's path under the portal's prefix. */
export const segments = {
  dashboard: 'dashboard',
  assignments: 'assignments',
} as const;
