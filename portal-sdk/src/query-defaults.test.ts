import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { QUERY_DEFAULTS } from './query-defaults';

const failure = (status: number) => new ApiError({ status, code: 'ANY', message: 'Any' });

describe('a failed read', () => {
  it('is tried three more times, also when no answer came', () => {
    expect([0, 1, 2, 3].map((failures) => QUERY_DEFAULTS.retry(failures, failure(503)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(QUERY_DEFAULTS.retry(0, failure(0))).toBe(true);
  });

  it('is not tried again after a refusal', () => {
    expect([400, 403, 404, 429].some((status) => QUERY_DEFAULTS.retry(0, failure(status)))).toBe(false);
  });

  it('waits longer each time, 30 seconds at most', () => {
    expect([0, 1, 2, 10].map(QUERY_DEFAULTS.retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
