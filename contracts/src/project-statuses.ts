export const PROJECT_STATUSES = ['planning', 'active', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
