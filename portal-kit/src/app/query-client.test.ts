import { ApiError } from '@erm/portal-sdk';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client';

type Retry = (failures: number, error: Error) => boolean;
type Delay = (failures: number, error: Error) => number;

const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
const failure = (status: number) => new ApiError({ status, code: 'ANY', message: 'Any' });

describe('a failed query', () => {
  it('is retried three times, even without a response', () => {
    const retries = [0, 1, 2, 3].map((failures) => (retry as Retry)(failures, failure(503)));
    expect(retries).toEqual([true, true, true, false]);
    expect((retry as Retry)(0, failure(0))).toBe(true);
  });

  it('is not retried after a 4xx', () => {
    expect([400, 403, 404, 429].some((status) => (retry as Retry)(0, failure(status)))).toBe(false);
  });

  it('is retried with increasing delays of up to 30 seconds', () => {
    const delays = [0, 1, 2, 10].map((failures) => (retryDelay as Delay)(failures, failure(503)));
    expect(delays).toEqual([1000, 2000, 4000, 30_000]);
  });
});
