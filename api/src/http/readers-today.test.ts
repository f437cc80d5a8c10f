import { listAssignments } from '@erm/contracts/assignments';
import { getEngineerCapacity } from '@erm/contracts/engineers';
import { TODAY_HEADER } from '@erm/contracts/today-header';
import { getUtilization } from '@erm/contracts/utilization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
let engineerId: string;
beforeAll(async () => {
  // The server's today is 2026-03-02.
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  ({ _id: engineerId } = await addEngineer(api, token));
  const { _id: projectId } = await addProject(api, token);
  const on = (day: string, allocationPercentage: number) =>
    assign(api, token, { engineerId, projectId, startDate: day, endDate: day, allocationPercentage });
  await on('2026-03-01', 10);
  await on('2026-03-02', 20);
  await on('2026-03-03', 30);
});
afterAll(async () => {
  await api.close();
});

const statuses = async (today?: string) => {
  const headers: Record<string, string> = today === undefined ? {} : { [TODAY_HEADER]: today };
  const { data } = await call(api, listAssignments, {
    token,
    headers,
    query: { sort: 'startDate', limit: 5 },
  });
  return data.map(({ status }) => status);
};

describe('today', () => {
  it('is the day that the request names, in everything that an answer derives from it', async () => {
    const headers = { [TODAY_HEADER]: '2026-03-03' };
    expect(await statuses('2026-03-03')).toEqual(['completed', 'completed', 'active']);
    const { data } = await call(api, getEngineerCapacity, { token, headers, params: { id: engineerId } });
    expect(data.engineer).toMatchObject({ currentAllocation: 30, availableFrom: '2026-03-03' });
    expect((await call(api, getUtilization, { token, headers })).data.averageAllocation).toBe(30);
    expect(await statuses('2026-03-01')).toEqual(['active', 'upcoming', 'upcoming']);
  });

  it.each([
    undefined,
    '',
    '2026-03-04',
    '2026-02-28',
    '1999-01-01',
    'tomorrow',
    '2026-02-30',
    '2026-03-03T01:00Z',
  ])('is the server’s if the request names %j', async (named) => {
    expect(await statuses(named)).toEqual(['completed', 'active', 'upcoming']);
  });
});
