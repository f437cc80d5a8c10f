import { undoChange } from '@erm/contracts/changes';
import { addDays } from '@erm/contracts/calendar-day';
import { deleteProject } from '@erm/contracts/project-edits';
import { getSchedule } from '@erm/contracts/schedule';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, TODAY, type TestApi } from '../test-support/start-api';

const SPRING = { from: '2026-03-01', to: '2026-05-31' };
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

type Query = Record<string, string | number | string[]>;
const schedule = async (query: Query = {}, as = token) =>
  (await call(api, getSchedule, { token: as, query: { ...SPRING, ...query } })).data;
const names = async (query: Query) => (await schedule(query)).rows.map(({ engineer }) => engineer.name);

/** A department of its own, so that the tests do not see each other's engineers. */
let departments = 0;
const department = () => `Department ${(departments += 1)}`;

describe('the schedule', () => {
  it('has the emails of those whose name somebody else has, too', async () => {
    const where = department();
    const emails = async () =>
      (await schedule({ department: where })).rows.map(({ engineer }) => engineer.email);
    const maria = await addEngineer(api, token, { name: 'Maria Garcia', department: where });
    expect(await emails()).toEqual([undefined]);
    const other = await addEngineer(api, token, { name: 'María García', department: where });
    await addEngineer(api, token, { name: 'Mario Garcia', department: where });
    expect(await emails()).toEqual([maria.email, other.email, undefined]);
    await call(api, updateEngineer, { token, params: { id: other._id }, body: { name: 'Marta Garcia' } });
    expect(await emails()).toEqual([undefined, undefined, undefined]);
  });

  it('has a row per engineer with the assignments that meet the days, and their projects', async () => {
    const where = department();
    const ana = await addEngineer(api, token, { name: 'Ana', department: where, skills: ['Go'] });
    await addEngineer(api, token, { name: 'Bo', department: where });
    const atlas = await addProject(api, token, { name: 'Atlas' });
    const ids = { engineerId: ana._id, projectId: atlas._id, allocationPercentage: 30 };
    const april = await assign(api, token, { ...ids, startDate: '2026-04-01', endDate: '2026-06-30' });
    const early = await assign(api, token, { ...ids, startDate: '2026-01-05', endDate: '2026-03-01' });
    await assign(api, token, { ...ids, startDate: '2026-01-05', endDate: '2026-02-28' });

    const { rows, projects, total } = await schedule({ department: where });
    expect(total).toBe(2);
    expect(rows.map(({ engineer }) => engineer.name)).toEqual(['Ana', 'Bo']);
    expect(rows[0]?.engineer).toMatchObject({ maxCapacity: 100, skills: ['Go'], department: where });
    expect(new Set(rows[0]?.assignments.map(({ _id }) => _id))).toEqual(new Set([april._id, early._id]));
    expect(rows[0]?.assignments.find(({ _id }) => _id === april._id)).toEqual({
      _id: april._id,
      projectId: atlas._id,
      allocationPercentage: 30,
      role: 'Developer',
      startDate: '2026-04-01',
      endDate: '2026-06-30',
      version: 1,
    });
    expect(rows[1]?.assignments).toEqual([]);
    expect(projects).toMatchObject([{ _id: atlas._id, name: 'Atlas', endDate: '2026-12-31' }]);
  });

  it('has the load from the first day on, also after the last one, and that of its assignments whole', async () => {
    const where = department();
    const { _id: engineerId } = await addEngineer(api, token, { department: where });
    const { _id: projectId } = await addProject(api, token);
    const add = (allocationPercentage: number, startDate: string, endDate: string) =>
      assign(api, token, { engineerId, projectId, allocationPercentage, startDate, endDate });
    await add(40, '2026-02-02', '2026-07-31');
    await add(20, '2026-01-05', '2026-02-06');
    const { rows } = await schedule({ department: where });
    const load = [
      { startDate: '2026-02-02', endDate: '2026-02-06', load: 60 },
      { startDate: '2026-02-07', endDate: '2026-07-31', load: 40 },
    ];
    expect(rows[0]?.load).toEqual(load);
    const later = await schedule({ department: where, from: '2026-07-01', to: '2026-12-31' });
    expect(later.rows[0]?.load).toEqual(load);
  });

  it('has the load of today, however far ahead the days are, and of the day before, which it may be elsewhere', async () => {
    const where = department();
    const { _id: engineerId } = await addEngineer(api, token, { department: where });
    const { _id: projectId } = await addProject(api, token);
    const days = { startDate: '2026-01-05', endDate: '2026-03-06' };
    await assign(api, token, { engineerId, projectId, allocationPercentage: 40, ...days });
    const { rows } = await schedule({ department: where, from: '2026-09-01', to: '2026-12-31' });
    expect(rows[0]?.load).toEqual([{ startDate: '2026-03-01', endDate: '2026-03-06', load: 40 }]);
    expect(rows[0]?.assignments).toEqual([]);
  });

  it('shows assignments of a deleted project without it, and they are no load', async () => {
    const where = department();
    const { _id: engineerId } = await addEngineer(api, token, { department: where });
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { engineerId, projectId });
    await call(api, deleteProject, { token, params: { id: projectId } });
    const { rows, projects } = await schedule({ department: where });
    expect(rows[0]?.assignments).toMatchObject([{ projectId: null }]);
    expect(rows[0]?.load).toEqual([]);
    expect(projects).toEqual([]);
  });

  it('can be read from anywhere in the roster', async () => {
    const where = department();
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan'])
      await addEngineer(api, token, { name, department: where });
    expect(await names({ department: where, offset: 1, limit: 2 })).toEqual(['Ben', 'Cleo']);
    expect(await names({ department: where, offset: 4 })).toEqual([]);
    expect((await schedule({ department: where, offset: 3, limit: 1 })).total).toBe(4);
  });

  it('can begin at the page with an engineer, in the same order and with the same filters', async () => {
    const where = department();
    const ids = new Map<string, string>();
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']) {
      const skills = name === 'Ada' ? [] : ['Go'];
      ids.set(name, (await addEngineer(api, token, { name, skills, department: where }))._id);
    }
    const around = (name: string, more: Query = {}) =>
      schedule({ department: where, limit: 2, around: ids.get(name)!, ...more });
    const dan = await around('Dan');
    expect(dan).toMatchObject({ offset: 2, aroundRow: 3, total: 5 });
    expect(dan.rows.map(({ engineer }) => engineer.name)).toEqual(['Cleo', 'Dan']);
    expect(await around('Dan', { skill: 'Go' })).toMatchObject({ offset: 2, aroundRow: 2 });

    const absent = { offset: 0, aroundRow: null };
    const leftOut = await around('Ada', { skill: 'Go' });
    expect(leftOut).toMatchObject(absent);
    expect(leftOut.rows.map(({ engineer }) => engineer.name)).toEqual(['Ben', 'Cleo']);
    await call(api, deleteEngineer, { token, params: { id: ids.get('Eve')! } });
    expect(await around('Eve')).toMatchObject(absent);
    expect(await schedule({ department: where, offset: 1 })).toMatchObject({ offset: 1, aroundRow: null });
  });

  it('can begin at the page with an assignment, and says on which days it is', async () => {
    const where = department();
    const { _id: projectId } = await addProject(api, token);
    for (const name of ['Ada', 'Ben']) await addEngineer(api, token, { name, department: where });
    const { _id: engineerId } = await addEngineer(api, token, { name: 'Cleo', department: where });
    const days = { startDate: '2026-10-05', endDate: '2026-12-18' };
    const { _id } = await assign(api, token, { engineerId, projectId, ...days });
    const query = { department: where, limit: 2, around: _id };
    const found = await schedule(query);
    expect(found).toMatchObject({ offset: 2, aroundRow: 2, aroundDays: days });
    expect(found.rows.map(({ engineer }) => engineer.name)).toEqual(['Cleo']);
    const absent = { offset: 0, aroundRow: null, aroundDays: null };
    expect(await schedule({ ...query, q: 'Ada' })).toMatchObject(absent);
    expect((await schedule({ ...query, around: engineerId })).aroundDays).toBeNull();
    const other = await signUp(api, 'engineer');
    expect(await schedule({ around: _id }, other.token)).toMatchObject(absent);
  });

  it('finds engineers by text, skills, project, overload, and free capacity', async () => {
    const where = department();
    const add = (name: string, skills: string[]) =>
      addEngineer(api, token, { name, skills, department: where });
    const [over, busy] = [await add('Olga', ['Go']), await add('Bea', ['Go', 'React'])];
    await add('Finn', ['React']);
    const { _id: projectId } = await addProject(api, token);
    for (const { _id } of [over, busy]) {
      await assign(api, token, { engineerId: _id, projectId, allocationPercentage: 90 });
    }
    const lower = { params: { id: over._id }, body: { maxCapacity: 80 } };
    await call(api, updateEngineer, { token, ...lower });

    expect(await names({ department: where, q: 'fin' })).toEqual(['Finn']);
    expect(await names({ department: where, skill: ['Go', 'React'] })).toEqual(['Bea']);
    expect(await names({ department: where, project: projectId })).toEqual(['Bea', 'Olga']);
    expect(await names({ department: where, only: 'over' })).toEqual(['Olga']);
    expect(await names({ department: where, only: 'free', min: 50 })).toEqual(['Finn']);
    const totals = { overCapacity: 1, overRows: [2], freeToday: 2 };
    expect(await schedule({ department: where, limit: 1 })).toMatchObject(totals);
  });

  it('finds engineers also by the names of projects that they work on today or later', async () => {
    const where = department();
    const project = async (name: string) => (await addProject(api, token, { name }))._id;
    const [soon, past, gone] = [
      await project('Straße Aurora'),
      await project('Aurora archive'),
      await project('Aurora that is deleted'),
    ];
    const add = async (name: string, projectId: string, startDate: string, endDate: string) => {
      const { _id: engineerId } = await addEngineer(api, token, { name, department: where });
      await assign(api, token, { engineerId, projectId, startDate, endDate });
      return engineerId;
    };
    // Later than the days shown: what is found does not change with them.
    const later = await add('Later', soon, '2026-10-01', '2026-10-30');
    await add('Ends today', soon, '2026-01-05', TODAY);
    await add('Ended', past, '2026-01-05', addDays(TODAY, -1));
    await add('Deleted project', gone, '2026-03-01', '2026-05-31');
    await addEngineer(api, token, { name: 'Aurora Adams', department: where });
    await call(api, deleteProject, { token, params: { id: gone } });

    const found = ['Aurora Adams', 'Ends today', 'Later'];
    expect(await names({ department: where, q: 'aurora' })).toEqual(found);
    expect(await names({ department: where, q: 'STRASSE' })).toEqual(found.slice(1));
    expect(await names({ department: where, q: 'aurora', offset: 1, limit: 1 })).toEqual(['Ends today']);
    const page = { q: 'aurora', limit: 1, around: later };
    expect(await schedule({ department: where, ...page })).toMatchObject({
      total: 3,
      offset: 2,
      aroundRow: 2,
    });
    expect(await names({ department: where, q: 'aurora', project: past })).toEqual([]);
    expect(await names({ department: 'Elsewhere', q: 'aurora' })).toEqual([]);
    expect(await names({ department: where, q: ' ' })).toHaveLength(5);
  });

  describe('sorted', () => {
    const where = 'Sorted';
    const ids = new Map<string, string>();
    const sorted = (query: Query) => names({ department: where, ...query });
    beforeAll(async () => {
      const { _id: projectId } = await addProject(api, token);
      const add = async (
        name: string,
        ...shares: [percentage: number, startDate: string, endDate: string][]
      ) => {
        const { _id: engineerId } = await addEngineer(api, token, { name, department: where });
        for (const [allocationPercentage, startDate, endDate] of shares) {
          await assign(api, token, { engineerId, projectId, allocationPercentage, startDate, endDate });
        }
        ids.set(name, engineerId);
      };
      const lower = async (name: string, maxCapacity: number) =>
        call(api, updateEngineer, { token, params: { id: ids.get(name)! }, body: { maxCapacity } });
      await add('Ada', [60, '2026-03-01', '2026-05-31']);
      await add('Ben', [90, '2026-05-01', '2026-05-31']);
      await add('Cleo');
      await add('Dan', [90, '2026-03-09', '2026-03-20']);
      await add('Eve', [90, '2026-01-05', '2026-02-27']);
      await add('Cleo');
      for (const name of ['Ben', 'Dan', 'Eve']) await lower(name, 80);
    });

    it('by what is free on average on the days asked for, most first, then by name', async () => {
      // Ben has 80 free in March, then 0 in May; an overload of one week does not hide what is free in others.
      expect(await sorted({ sort: 'free' })).toEqual(['Cleo', 'Cleo', 'Eve', 'Dan', 'Ben', 'Ada']);
      const march = { sort: 'free', sortFrom: '2026-03-02', sortDays: 14 };
      expect(await sorted(march)).toEqual(['Cleo', 'Cleo', 'Ben', 'Eve', 'Ada', 'Dan']);
      const weekend = { sort: 'free', sortFrom: '2026-03-07', sortDays: 2 };
      expect(await sorted(weekend)).toEqual(['Ada', 'Ben', 'Cleo', 'Cleo', 'Dan', 'Eve']);
      const latest = { sort: 'free', sortFrom: '2999-12-31', sortDays: 3660 };
      expect(await sorted(latest)).toEqual(['Ada', 'Cleo', 'Cleo', 'Ben', 'Dan', 'Eve']);
    });

    it('with those first who are over capacity today or later, the earliest before the others', async () => {
      const query = { department: where, sort: 'over', limit: 2 };
      expect(await sorted({ sort: 'over' })).toEqual(['Dan', 'Ben', 'Ada', 'Cleo', 'Cleo', 'Eve']);
      expect(await schedule(query)).toMatchObject({ total: 6, overCapacity: 2, overRows: [0, 1] });
      const around = await schedule({ ...query, around: ids.get('Eve')! });
      expect(around).toMatchObject({ offset: 4, aroundRow: 5 });
      expect(around.rows.map(({ engineer }) => engineer.name)).toEqual(['Cleo', 'Eve']);
    });

    it('by name otherwise, and among equals by ID, so that pages never share a row', async () => {
      expect(await sorted({})).toEqual(await sorted({ sort: 'name' }));
      const pages = [0, 1, 2, 3, 4, 5].map((offset) =>
        schedule({ department: where, sort: 'free', limit: 1, offset }),
      );
      const seen = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ engineer }) => engineer._id));
      expect(new Set(seen).size).toBe(6);
      expect(seen.slice(0, 2)).toEqual(seen.slice(0, 2).sort());
    });
  });

  it('shows engineers their own row only, whatever they ask for', async () => {
    const ada = await signUp(api, 'engineer', 'Ada Park');
    const other = await addEngineer(api, token, { name: 'Ben Other' });
    expect((await schedule({}, ada.token)).rows.map(({ engineer }) => engineer._id)).toEqual([ada.id]);
    expect((await schedule({ q: other.name }, ada.token)).rows).toHaveLength(1);
    expect((await schedule({}, ada.token)).total).toBe(1);
  });

  it.each([
    [{ from: '2026-06-01' }, 'from', 'from cannot be after to'],
    [{ to: '2060-01-01' }, 'to', 'to must be at most 3660 days after from'],
    [{ only: 'busy' }, 'only', 'only must be one of over, free'],
    [{ sort: 'age' }, 'sort', 'sort must be one of name, free, over'],
    [{ sortDays: 0 }, 'sortDays', 'sortDays must be a whole number from 1 to 3660'],
    [{ offset: -1 }, 'offset', 'offset must be a whole number from 0 to 1000000'],
    [{ around: 'Ada' }, 'around', 'around must be an id of 24 hexadecimal characters'],
    [{ limit: 201 }, 'limit', 'limit must be a whole number from 1 to 200'],
  ])('rejects %j', async (query, path, message) => {
    const failure = await expectFailure(api, getSchedule, { token, query: { ...SPRING, ...query } });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });
});

describe('deleted engineers in the schedule', () => {
  const LATER = { from: '2030-03-01', to: '2030-05-31' };

  /** Adds a project of that year and engineers who are assigned to it, in their order, and deletes them. */
  async function leave(count: number, fields: Record<string, unknown> = {}) {
    const year = { startDate: '2030-01-01', endDate: '2030-12-31' };
    const { _id: projectId } = await addProject(api, token, year);
    const gone = [];
    for (let index = 0; index < count; index += 1) {
      const { _id: engineerId } = await addEngineer(api, token, fields);
      const assignment = await assign(api, token, { engineerId, projectId, ...year });
      const { changeId } = await call(api, deleteEngineer, { token, params: { id: engineerId } });
      gone.push({ engineerId, assignment, changeId: changeId ?? '' });
    }
    return { projectId, gone };
  }

  it('have a row each after all others, with the assignments that meet the days', async () => {
    const { projectId, gone } = await leave(3);
    const ids = gone.map(({ engineerId }) => engineerId);
    const all = await schedule({ ...LATER, limit: 200 });
    expect(all.rows).toHaveLength(all.total);
    expect(all.deletedTotal).toBe(3);
    expect(all.deletedRows.map(({ engineerId }) => engineerId)).toEqual(ids);
    const { _id } = gone[0]!.assignment;
    expect(all.deletedRows[0]?.assignments).toMatchObject([{ _id, projectId, version: 1 }]);
    expect(all.projects).toMatchObject([{ _id: projectId }]);

    const { total } = all;
    const page = async (offset: number, limit: number) => {
      const { rows, deletedRows, deletedTotal } = await schedule({ ...LATER, offset, limit });
      expect(deletedTotal).toBe(3);
      return [rows.length, deletedRows.map(({ engineerId }) => engineerId)];
    };
    expect(await page(0, total)).toEqual([total, []]);
    expect(await page(total - 1, 3)).toEqual([1, ids.slice(0, 2)]);
    expect(await page(total + 1, 1)).toEqual([0, ids.slice(1, 2)]);
    expect(await page(total + 2, 9)).toEqual([0, ids.slice(2)]);
    expect(await page(total + 3, 9)).toEqual([0, []]);
    const around = await schedule({ ...LATER, limit: 1, around: _id });
    expect(around.deletedRows.map(({ engineerId }) => engineerId)).toEqual(ids.slice(0, 1));
    expect(around.aroundRow).toBe(total);
    const other = { from: '2031-01-01', to: '2031-12-31', limit: 200 };
    expect(await schedule(other)).toMatchObject({ deletedRows: [], deletedTotal: 0 });
    await Promise.all(gone.map(({ changeId }) => call(api, undoChange, { token, params: { id: changeId } })));
    expect(await schedule(LATER)).toMatchObject({ total: total + 3, deletedTotal: 0 });
  });

  it('are found by the name that lists show, and left out by every filter', async () => {
    const skills = ['Fortran'];
    const { projectId } = await leave(1, { name: 'Ida Rhodes', department: 'Tables', skills });
    const found = async (query: Query) => (await schedule({ ...LATER, ...query })).deletedTotal;
    expect(await found({ q: 'deleted eng' })).toBe(1);
    expect(await found({ q: 'rhodes' })).toBe(0);
    for (const query of [{ department: 'Tables' }, { skill: 'Fortran' }, { project: projectId }] as Query[]) {
      expect(await found(query), JSON.stringify(query)).toBe(0);
    }
    expect(await found({ only: 'over' })).toBe(0);
    expect(await found({ only: 'free', min: 1 })).toBe(0);
    const { token: engineer } = await signUp(api, 'engineer');
    expect(await schedule(LATER, engineer)).toMatchObject({ deletedRows: [], deletedTotal: 0 });
  });
});
