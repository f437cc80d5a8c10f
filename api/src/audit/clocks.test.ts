import { listChanges } from '@erm/contracts/changes';
import { updateProject } from '@erm/contracts/project-edits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toObjectId } from '../db/id';
import { orderedIds } from '../db/ordered-id';
import { call } from '../test-support/call';
import { addProject, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const YEAR = 365 * DAY;

describe('changes while the clock is set back', () => {
  let api: TestApi;
  let token: string;
  let project: { _id: string };
  const start = Date.now();
  beforeAll(async () => {
    api = await startApi();
    ({ token } = await signUp(api, 'manager'));
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    project = await addProject(api, token);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => api.close());

  const rename = async (name: string) => {
    const params = { id: project._id };
    const { changeId } = await call(api, updateProject, { token, params, body: { name } });
    return changeId!;
  };
  const history = async (query: object = {}) => {
    const { data } = await call(api, listChanges, { token, query: { entityId: project._id, ...query } });
    return data.map(({ _id }) => _id);
  };

  it.each([3 * SECOND, DAY, YEAR])('by %i ms are saved', async (back) => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.push(await rename(`before ${count}`));
    for (let count = 0; count < 3; count += 1) {
      vi.setSystemTime(start - back);
      made.push(await rename(`after ${count}`));
      vi.setSystemTime(start);
      made.push(await rename(`again ${count}`));
    }
    expect(new Set(made).size).toBe(9);
  });

  it.each([3 * SECOND, DAY])('by %i ms stay in their order', async (back) => {
    const made = [await rename('one'), await rename('two')];
    vi.setSystemTime(start - back);
    made.push(await rename('three'), await rename('four'));
    expect((await history()).slice(0, 4)).toEqual(made.reverse());
    const to = new Date(start - back + SECOND).toISOString();
    expect(await history({ to })).toEqual(made.slice(0, 2));
  });

  it('follow those of a process whose clock is ahead, unless it is wrong by years', async () => {
    const record = (await api.db.audit.findOne({ entityId: toObjectId(project._id) }))!;
    for (const ahead of [3 * SECOND, YEAR]) {
      const _id = orderedIds()(new Date(start + ahead));
      await api.db.audit.insertOne({ ...record, _id });
    }
    const made = await rename('later');
    const [wrong, ours] = await history();
    expect(ours).toBe(made);
    expect(toObjectId(wrong!).getTimestamp().getTime()).toBeGreaterThan(start + YEAR - DAY);
  });
});

describe('ordered IDs', () => {
  it('increase when more are made in a millisecond than there are numbers for', () => {
    const make = orderedIds();
    const at = new Date('2026-03-02T09:00:00Z');
    const ids = Array.from({ length: 70_000 }, () => make(at).toHexString());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});
