import { ApiError } from './api-error';

const RETRIES = 3;
const LONGEST_PAUSE_MS = 30_000;

/**
 * What every portal's query client starts from (spec §9): a failed read is tried 3 more times with a growing pause of
 * at most 30 s, and what no screen uses is kept for 5 minutes. A refusal (4xx) is an answer, so it is not tried again.
 */
export const QUERY_DEFAULTS = {
  retry: (failures: number, error: Error) => failures < RETRIES && !isRefusal(error),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS),
  gcTime: 5 * 60_000,
};

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
