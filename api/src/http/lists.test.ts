import type { Endpoint } from '@erm/contracts/endpoint';
import { listAssignments } from '@erm/contracts/assignments';
import { deleteAssignment } from '@erm/contracts/assignment-edits';
import { listEngineers } from '@erm/contracts/engineers';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { listProjects } from '@erm/contracts/projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, freshEmail, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
const people = [
  { name: 'Émile Durand', skills: ['PostgreSQL'], department: 'Web', seniority: 'lead', maxCapacity: 80 },
  { name: 'eve Adams', skills: ['C#'], department: 'data', seniority: 'junior', maxCapacity: 100 },
  { name: 'Zoë Straße', skills: ['React.js'], department: 'Ops', seniority: 'senior', maxCapacity: 100 },
  { name: 'Adam Berg', skills: ['React'], department: 'Data', seniority: 'mid', maxCapacity: 50 },
  { name: 'Łukasz Nowak', skills: ['Go'], department: 'web', seniority: 'mid', maxCapacity: 100 },
];

beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  const { _id: projectId } = await addProject(api, token);
  for (const person of people) {
    const { _id: engineerId } = await addEngineer(api, token, person);
    if (person.name.startsWith('eve')) {
      await assign(api, token, { engineerId, projectId, allocationPercentage: 40 });
    }
  }
});
afterAll(() => api.close());

type Query = Record<string, string | number>;
const roster = (query: Query = {}) => call(api, listEngineers, { token, query });
const names = async (query: Query) => (await roster(query)).data.engineers.map(({ name }) => name);
const firstNames = async (query: Query) => (await names(query)).map((name) => name.split(' ')[0]);

/** All names, page by page. */
async function walk(query: Query): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, page } = await roster(cursor ? { ...query, cursor } : query);
    seen.push(...data.engineers.map(({ name }) => name));
    expect(page?.total).toBe(5);
    cursor = page?.nextCursor ?? null;
  }
  return seen;
}

describe('a list', () => {
  it('without parameters is complete and in the specified format', async () => {
    const whole = await roster();
    expect(whole.data.engineers).toHaveLength(5);
    expect(whole.page).toBeUndefined();
  });

  it('sorts names ignoring case and accents', async () => {
    expect(await firstNames({})).toEqual(['Adam', 'Émile', 'eve', 'Łukasz', 'Zoë']);
    expect(await firstNames({ sort: '-name' })).toEqual(['Zoë', 'Łukasz', 'eve', 'Émile', 'Adam']);
  });

  it('sorts by seniority level, department, and available capacity', async () => {
    expect((await firstNames({ sort: 'seniority' }))[0]).toBe('eve');
    expect((await firstNames({ sort: '-seniority' }))[0]).toBe('Émile');
    expect((await firstNames({ sort: 'department' })).slice(2)).toEqual(['Zoë', 'Émile', 'Łukasz']);
    expect(await firstNames({ sort: 'availableCapacity' })).toEqual([
      'Adam',
      'eve',
      'Émile',
      'Zoë',
      'Łukasz',
    ]);
    expect(await firstNames({ sort: '-availableCapacity' })).toEqual([
      'Łukasz',
      'Zoë',
      'Émile',
      'eve',
      'Adam',
    ]);
  });

  it('with dates computes and sorts by the capacity available throughout them', async () => {
    const first = { startDate: '2026-06-01', endDate: '2026-06-15', allocationPercentage: 30 };
    const second = { startDate: '2026-06-10', endDate: '2026-06-30', allocationPercentage: 50 };
    const { _id: projectId } = await addProject(api, token);
    const { data } = await roster({ q: 'Zoë' });
    const added: string[] = [];
    for (const dates of [first, second]) {
      const { _id } = await assign(api, token, { engineerId: data.engineers[0]!._id, projectId, ...dates });
      added.push(_id);
    }
    const free = async (from: string, to: string) => {
      const response = await roster({ sort: '-availableCapacity', from, to });
      const rows = response.data.engineers.map(({ name, availableCapacity }) => [name, availableCapacity]);
      expect(rows.map(([, capacity]) => capacity)).toEqual(
        rows.map(([, capacity]) => Number(capacity)).sort((a, b) => b - a),
      );
      return rows.find(([name]) => name === 'Zoë Straße')?.[1];
    };
    expect(await free('2026-06-01', '2026-06-09')).toBe(70);
    expect(await free('2026-06-01', '2026-06-30')).toBe(20);
    expect(await free('2026-06-16', '2026-06-30')).toBe(50);
    expect(await free('2026-07-01', '2026-07-31')).toBe(100);
    for (const id of added) await call(api, deleteAssignment, { token, params: { id } });
  });

  it.each([
    [{ from: '2026-06-01' }, 'to', 'from and to must be given together'],
    [{ to: '2026-06-01' }, 'to', 'from and to must be given together'],
    [{ from: '2026-06-02', to: '2026-06-01' }, 'from', 'from cannot be after to'],
    [{ from: '2026-02-30', to: '2026-06-01' }, 'from', 'from must be a date like 2026-03-02'],
  ])('rejects the dates %j', async (query, path, message) => {
    expect(await expectFailure(api, listEngineers, { token, query })).toMatchObject({
      status: 400,
      issues: [{ path, message }],
    });
  });

  it.each(['name', '-name', 'email', '-department', 'seniority', 'availableCapacity', '-availableCapacity'])(
    'sorted by %s contains every row once for any page size',
    async (sort) => {
      const whole = await names({ sort });
      for (const limit of [1, 2, 5, 200]) expect(await walk({ sort, limit })).toEqual(whole);
    },
  );

  it('neither skips nor repeats a row when others are added or deleted between pages', async () => {
    const first = await roster({ limit: 2 });
    const cursor = first.page?.nextCursor ?? '';
    const { _id: earlier } = await addEngineer(api, token, { name: 'Aaron New' });
    const { _id: later } = await addEngineer(api, token, { name: 'Mia New' });
    expect(await firstNames({ limit: 9, cursor })).toEqual(['eve', 'Łukasz', 'Mia', 'Zoë']);
    for (const id of [earlier, later]) await call(api, deleteEngineer, { token, params: { id } });
  });

  it.each([
    ['emile', ['Émile']],
    ['ÉMILE', ['Émile']],
    ['strasse', ['Zoë']],
    ['lukasz', ['Łukasz']],
    ['dam', ['Adam', 'eve']],
    ['react.', ['Zoë']],
    ['c#', ['eve']],
    ['.*', []],
    ['^adam', []],
    ['\\', []],
    ['adam berg\nx', []],
    ['@example.com', ['Adam', 'Émile', 'eve', 'Łukasz', 'Zoë']],
    ['  ', ['Adam', 'Émile', 'eve', 'Łukasz', 'Zoë']],
  ])('searched for %j matches the text literally, ignoring case and accents', async (q, expected) => {
    expect(await firstNames({ q })).toEqual(expected);
  });

  it('counts the rows that match the search', async () => {
    const { data, page } = await roster({ q: 'dam', limit: 1 });
    expect(data.engineers).toHaveLength(1);
    expect(page?.total).toBe(2);
    const rest = await roster({ q: 'dam', limit: 1, cursor: page?.nextCursor ?? '' });
    expect(rest.data.engineers[0]?.name).toBe('eve Adams');
    expect(rest.page).toEqual({ nextCursor: null, total: 2 });
  });

  it('paginates names that become long when folded', async () => {
    const { token: manager } = await signUp(api, 'manager');
    const fresh = await Promise.all(
      [1, 2].map(() => addEngineer(api, token, { name: 'ﷺ'.repeat(100), email: freshEmail() })),
    );
    const { page } = await call(api, listEngineers, { token: manager, query: { sort: '-name', limit: 1 } });
    const cursor = page?.nextCursor ?? '';
    const { data } = await call(api, listEngineers, { token, query: { sort: '-name', limit: 1, cursor } });
    expect(fresh.map(({ _id }) => _id)).toContain(data.engineers[0]?._id);
    for (const { _id: id } of fresh) await call(api, deleteEngineer, { token, params: { id } });
  });

  it.each([
    [{ limit: 0 }, 'limit must be a whole number from 1 to 200'],
    [{ limit: 201 }, 'limit must be a whole number from 1 to 200'],
    [{ limit: 'ten' }, 'limit must be a whole number from 1 to 200'],
    [{ limit: '1.5' }, 'limit must be a whole number from 1 to 200'],
    [{ limit: '' }, 'limit must be a whole number from 1 to 200'],
    [{ q: 'x'.repeat(201) }, 'q must be at most 200 characters'],
    [{ q: 'a\0b' }, 'q contains a character that cannot be searched'],
    [{ cursor: '' }, 'cursor must not be empty'],
  ])('rejects %j', async (query: Query, error) => {
    expect(await expectFailure(api, listEngineers, { token, query })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error,
    });
  });

  it('rejects an unknown sort and lists the supported ones', async () => {
    const failure = await expectFailure(api, listEngineers, { token, query: { sort: 'passwordHash' } });
    expect(failure.error).toMatch(/^sort must be one of name, -name, email/);
  });

  it('rejects a cursor that it did not issue', async () => {
    const cursor = (await roster({ limit: 1 })).page?.nextCursor ?? '';
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const position = { list: 'engineers', sort: 'name', value: 'a', id: '0'.repeat(24) };
    const attempts: [Endpoint, Query][] = [
      [listEngineers, { cursor: 'nonsense' }],
      [listEngineers, { cursor: '%00' }],
      [listEngineers, { cursor, sort: '-name' }],
      [listProjects, { cursor }],
      [listEngineers, { cursor: forged({ ...position, value: { $gt: '' } }) }],
      [listEngineers, { cursor: forged({ ...position, id: 'x' }) }],
      [listEngineers, { cursor: forged(null) }],
    ];
    for (const [endpoint, query] of attempts) {
      expect(await expectFailure(api, endpoint, { token, query })).toMatchObject({
        status: 400,
        code: 'BAD_CURSOR',
      });
    }
  });

  it('of assignments sorts by engineer, project, role, allocation, and dates', async () => {
    const fields = ['engineer', 'project', 'role', 'allocationPercentage', 'startDate', 'endDate'];
    for (const sort of fields.flatMap((field) => [field, `-${field}`])) {
      const { data, page } = await call(api, listAssignments, { token, query: { sort, limit: 10 } });
      expect(data).toHaveLength(1);
      expect(page).toEqual({ nextCursor: null, total: 1 });
    }
  });
});
