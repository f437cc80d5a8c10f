export const DEFAULT_MAX_CAPACITY = 100;
export const DEFAULT_TEAM_SIZE = 1;
