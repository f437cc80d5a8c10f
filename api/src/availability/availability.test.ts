import { deleteAssignment } from '@erm/contracts/assignment-edits';
import { getRosterFilters, listAvailability } from '@erm/contracts/availability-view';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
let projectId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  ({ _id: projectId } = await addProject(api, token));
  const { _id: otherProject } = await addProject(api, token, { name: 'Quay' });
  const people = [
    { name: 'Ada', department: 'Web', skills: ['Go', 'React'] },
    { name: 'Ben', department: 'Données', skills: ['Go'], seniority: 'lead' },
    { name: 'Cleo', department: 'Web', skills: ['Rust'], maxCapacity: 80 },
    { name: 'Dan', department: 'Ops', skills: ['react'] },
  ];
  for (const person of people) ids[person.name] = (await addEngineer(api, token, person))._id;
  const work = async (name: string, percent: number, startDate: string, endDate: string, on = projectId) =>
    assign(api, token, {
      engineerId: ids[name]!,
      projectId: on,
      allocationPercentage: percent,
      startDate,
      endDate,
    });
  await work('Ada', 60, '2026-03-02', '2026-03-15');
  await work('Ben', 100, '2026-03-11', '2026-03-11', otherProject);
  await work('Ben', 40, '2026-03-14', '2026-03-16');
  await work('Cleo', 80, '2026-03-09', '2026-03-10', otherProject);
  await call(api, updateEngineer, { token, params: { id: ids['Cleo']! }, body: { maxCapacity: 50 } });
});
afterAll(() => api.close());

type Query = Record<string, string | number | readonly string[]>;
const list = (query: Query = {}) =>
  call(api, listAvailability, { token, query: { from: '2026-03-04', columns: 3, ...query } });
const names = async (query: Query) =>
  (await list(query)).data.rows.map(({ engineer }) => engineer.name).join(' ');

describe('availability', () => {
  it('has what is free on every working day of each week', async () => {
    const { data, page } = await list();
    expect(data.columns.map(({ startDate }) => startDate)).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
    ]);
    expect(
      Object.fromEntries(
        data.rows.map(({ engineer, cells }) => [engineer.name, cells.map(({ free }) => free)]),
      ),
    ).toEqual({ Ada: [40, 40, 100], Ben: [100, 0, 60], Cleo: [50, 0, 50], Dan: [100, 100, 100] });
    expect(data.rows[2]?.cells[1]).toEqual({ free: 0, peak: 80, excess: 30 });
    expect(data.rows[1]?.engineer).toEqual({
      _id: ids['Ben'],
      name: 'Ben',
      seniority: 'lead',
      department: 'Données',
      maxCapacity: 100,
      version: 1,
      skills: ['Go'],
    });
    expect(data.totals).toEqual([
      { free: 290, freeEngineers: 4, overEngineers: 0 },
      { free: 140, freeEngineers: 2, overEngineers: 1 },
      { free: 310, freeEngineers: 4, overEngineers: 0 },
    ]);
    expect(data.overCapacity).toBe(1);
    expect(page).toEqual({ nextCursor: null, total: 4 });
  });

  it('shows months, and the change of an assignment at once', async () => {
    const march = { from: '2026-03-31', by: 'month', columns: 1, q: 'Dan' };
    const { _id } = await assign(api, token, {
      engineerId: ids['Dan']!,
      projectId,
      allocationPercentage: 30,
    });
    expect((await list(march)).data.rows[0]?.cells).toEqual([{ free: 70, peak: 30, excess: 0 }]);
    await call(api, deleteAssignment, { token, params: { id: _id } });
    expect((await list(march)).data.rows[0]?.cells).toEqual([{ free: 100, peak: 0, excess: 0 }]);
  });

  it.each([
    [{ q: 'ada' }, 'Ada'],
    [{ department: 'web' }, 'Ada Cleo'],
    [{ department: ['Donnees', 'OPS'] }, 'Ben Dan'],
    [{ skill: 'REACT' }, 'Ada Dan'],
    [{ skill: ['go', 'react'] }, 'Ada'],
    [{ only: 'over' }, 'Cleo'],
    [{ only: 'free' }, 'Ada Ben Cleo Dan'],
    [{ only: 'free', min: 60 }, 'Ada Ben Dan'],
    [{ only: 'free', min: 60, department: 'Web' }, 'Ada'],
    [{ project: 'f'.repeat(24) }, ''],
  ])('filters by %j', async (query, expected) => {
    expect(await names(query)).toBe(expected);
    const { data, page } = await list(query);
    expect(page.total).toBe(data.rows.length);
    expect(data.totals[2]?.free).toBe(data.rows.reduce((sum, { cells }) => sum + (cells[2]?.free ?? 0), 0));
  });

  it('filters by who is or was assigned to a project', async () => {
    expect(await names({ project: projectId })).toBe('Ada Ben');
  });

  it.each([
    [{}, 'Ada Ben Cleo Dan'],
    [{ sort: '-name' }, 'Dan Cleo Ben Ada'],
    [{ sort: '-free' }, 'Dan Ada Ben Cleo'],
    [{ sort: 'free' }, 'Ben Cleo Ada Dan'],
    [{ sort: '-free', sortColumn: 3 }, 'Ada Dan Ben Cleo'],
    [{ sort: 'free', sortColumn: 1 }, 'Ada Cleo Ben Dan'],
  ])('sorted by %j is the same for any page size', async (query, expected) => {
    for (const limit of [1, 3, 200]) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data, page } = await list({ ...query, limit, ...(cursor && { cursor }) });
        seen.push(...data.rows.map(({ engineer }) => engineer.name));
        expect(page.total).toBe(4);
        expect(data.totals).toHaveLength(3);
        cursor = page.nextCursor;
      }
      expect(seen.join(' ')).toBe(expected);
    }
  });

  it.each([
    ['Ben', {}, 'Ada Ben Cleo', 'Dan'],
    ['Cleo', { sort: '-name' }, 'Dan Cleo Ben', 'Ada'],
    ['Dan', { sort: '-free', sortColumn: 3 }, 'Ada Dan Ben', 'Cleo'],
    ['Dan', {}, 'Ada Ben Cleo Dan', ''],
    ['Ada', { only: 'over' }, 'Cleo', ''],
  ])(
    'goes on to a page after the row of %s when asked by %j, and then by pages',
    async (name, query, first, next) => {
      const asked = { ...query, limit: 1, through: ids[name]! };
      expect(await names(asked)).toBe(first);
      const cursor = (await list(asked)).page.nextCursor;
      expect(cursor ? await names({ ...asked, cursor }) : '').toBe(next);
    },
  );

  it('goes on to nobody who is more than ten pages down', async () => {
    const department = 'Far';
    const far: string[] = [];
    for (const letter of 'ABCDEFGHIJK') {
      far.push((await addEngineer(api, token, { name: `Zoe ${letter}`, department }))._id);
    }
    const countThrough = async (id: string) =>
      (await list({ department, limit: 1, through: id })).data.rows.length;
    expect(await countThrough(far[9]!)).toBe(11);
    expect(await countThrough(far[10]!)).toBe(1);
    for (const id of far) await call(api, deleteEngineer, { token, params: { id } });
  });

  it('rejects the cursor of other columns', async () => {
    const { page } = await list({ sort: 'free', limit: 1 });
    const query = { from: '2026-03-11', columns: 3, sort: 'free', limit: 1, cursor: page.nextCursor! };
    expect(await expectFailure(api, listAvailability, { token, query })).toMatchObject({
      code: 'BAD_CURSOR',
    });
  });

  it.each([
    [{ from: '0001-01-01' }, 'from', 'from must be between 1900-01-01 and 2999-12-31'],
    [{ by: 'day' }, 'by', 'by must be one of week, month'],
    [{ columns: 27 }, 'columns', 'columns must be a whole number from 1 to 26'],
    [{ sortColumn: 4 }, 'sortColumn', 'sortColumn must be one of the columns'],
    [{ only: 'mine' }, 'only', 'only must be one of over, free'],
    [{ sort: 'peak' }, 'sort', 'sort must be one of name, -name, free, -free'],
    [{ skill: Array.from({ length: 51 }, (_, n) => `s${n}`) }, 'skill', 'At most 50 skills'],
    [{ department: ['Web', ''] }, 'department.1', 'Department is required'],
  ])('rejects %j', async (query, path, message) => {
    const sent = { token, query: { from: '2026-03-04', columns: 3, ...query } };
    expect(await expectFailure(api, listAvailability, sent)).toMatchObject({
      status: 400,
      issues: [{ path, message }],
    });
  });

  it('lists the departments and skills to filter by, each once, and the skills that projects require', async () => {
    for (const requiredSkills of [['SQL', 'Go'], ['sql']]) await addProject(api, token, { requiredSkills });
    expect((await call(api, getRosterFilters, { token })).data).toEqual({
      departments: ['Données', 'Ops', 'Web'],
      skills: ['Go', 'React', 'Rust'],
      requiredSkills: ['Go', 'SQL'],
    });
  });

  it('tells an engineer only of departments and skills that several have', async () => {
    const engineer = await signUp(api, 'engineer');
    expect((await call(api, getRosterFilters, engineer)).data).toEqual({
      departments: ['Web'],
      skills: ['Go', 'React'],
      requiredSkills: [],
    });
  });
});
