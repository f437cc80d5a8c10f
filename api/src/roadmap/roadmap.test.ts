import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { getRoadmap } from '@erm/contracts/roadmap';
import { inFull } from '@erm/contracts/roadmap-forms';
import { updateProject } from '@erm/contracts/project-edits';
import { TODAY_HEADER } from '@erm/contracts/today-header';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const SPRING = { from: '2026-03-01', to: '2026-05-31' };
// The day of the tests' clock, and the one before.
const [TODAY, YESTERDAY] = ['2026-03-02', '2026-03-01'];
const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

type Query = Record<string, string | number | string[]>;
const roadmap = async (query: Query = {}) =>
  (await call(api, getRoadmap, { token, query: { ...SPRING, ...query } })).data;
const names = async (query: Query) => (await roadmap(query)).projects.map(({ name }) => name);

/** A word that only the projects of one test have. */
let words = 0;
const word = () => `word${(words += 1)}x`;

describe('the roadmap', () => {
  it('has how the projects are staffed over all of their days, and which skills are uncovered', async () => {
    const q = word();
    const fields = { description: q, teamSize: 2, requiredSkills: ['Go', 'Security'], ...APRIL };
    const { _id: projectId } = await addProject(api, token, { name: 'Quay', ...fields });
    const on = async (skills: string[], startDate: string, endDate: string) => {
      const { _id: engineerId } = await addEngineer(api, token, { skills });
      await assign(api, token, { engineerId, projectId, startDate, endDate });
      return engineerId;
    };
    await on(['go'], '2026-04-01', '2026-04-20');
    await on(['React'], '2026-04-11', '2026-04-30');
    const gone = await on(['Security'], '2026-04-01', '2026-04-30');
    await call(api, deleteEngineer, { token, params: { id: gone } });

    const { projects, ...counts } = await roadmap({ q });
    expect(projects).toMatchObject([
      {
        _id: projectId,
        name: 'Quay',
        status: 'planning',
        teamSize: 2,
        version: 1,
        ...APRIL,
        currentTeamSize: 2,
        staffing: [
          { startDate: '2026-04-01', endDate: '2026-04-10', filled: 1 },
          { startDate: '2026-04-11', endDate: '2026-04-20', filled: 2 },
          { startDate: '2026-04-21', endDate: '2026-04-30', filled: 1 },
        ],
        gaps: [
          { skill: 'Go', startDate: '2026-04-21', endDate: '2026-04-30' },
          { skill: 'Security', ...APRIL },
        ],
      },
    ]);
    expect(counts).toEqual({
      total: 1,
      planning: 1,
      active: 0,
      completed: 0,
      otherDays: 0,
      offset: 0,
      aroundRow: null,
      aroundDays: null,
      aroundHidden: false,
      lacking: 1,
      notShown: 0,
    });
    const [short] = (await roadmap({ q, form: 'short' })).projects;
    expect(short).toMatchObject({
      staffing: [],
      gaps: [],
      steps: { startDates: ['2026-04-01', '2026-04-11', '2026-04-21'], filled: [1, 2, 1] },
    });
    expect(inFull(short!)).toEqual(projects[0]);
  });

  it('has the projects that include any of the days, and counts those that do not', async () => {
    const q = word();
    const add = (name: string, startDate: string, endDate: string) =>
      addProject(api, token, { name, description: q, startDate, endDate });
    await add('Before', '2026-01-01', '2026-02-28');
    await add('First day', '2026-01-01', '2026-03-01');
    await add('Last day', '2026-05-31', '2026-06-30');
    await add('After', '2026-06-01', '2026-06-30');
    const active = await add('Around', '2025-01-01', '2027-01-01');
    await call(api, updateProject, { token, params: { id: active._id }, body: { status: 'active' } });
    expect(await names({ q })).toEqual(['Around', 'First day', 'Last day']);
    expect(await roadmap({ q })).toMatchObject({ total: 3, planning: 2, active: 1, otherDays: 2 });
    expect(await names({ q, status: 'active' })).toEqual(['Around']);
    expect(await roadmap({ q, status: 'planning' })).toMatchObject({ total: 2, active: 0, otherDays: 2 });
    expect(await roadmap({ q, status: 'completed' })).toMatchObject({ projects: [], total: 0, otherDays: 0 });
  });

  it('is sorted by start, end, name, or what is lacking, and can be read from anywhere', async () => {
    const q = word();
    const add = (name: string, startDate: string, endDate: string, teamSize: number) =>
      addProject(api, token, { name, description: q, startDate, endDate, teamSize });
    await add('Cedar', '2026-03-01', '2026-04-30', 2);
    const birch = await add('birch', '2026-03-05', '2026-05-30', 4);
    await add('Alder', '2026-03-09', '2026-04-01', 3);
    for (let count = 0; count < 2; count += 1) {
      const { _id: engineerId } = await addEngineer(api, token);
      await assign(api, token, { engineerId, projectId: birch._id, startDate: '2026-03-05' });
    }
    expect(await names({ q })).toEqual(['Cedar', 'birch', 'Alder']);
    expect(await names({ q, sort: 'end' })).toEqual(['Alder', 'Cedar', 'birch']);
    expect(await names({ q, sort: 'name' })).toEqual(['Alder', 'birch', 'Cedar']);
    expect(await names({ q, sort: 'open' })).toEqual(['Alder', 'birch', 'Cedar']);
    for (const sort of ['name', 'open']) {
      expect(await names({ q, sort, offset: 1, limit: 1 })).toEqual(['birch']);
      expect(await names({ q, sort, offset: 3 })).toEqual([]);
    }
    expect((await roadmap({ q, offset: 3 })).total).toBe(3);
  });

  it('shows all projects, or by their status, and counts those that it leaves out', async () => {
    const q = word();
    const statuses = { Oak: 'planning', Ash: 'active', Elm: 'completed' } as const;
    const ids: Record<string, string> = {};
    for (const [name, status] of Object.entries(statuses)) {
      const { _id: id } = await addProject(api, token, { name, description: q, ...APRIL });
      await call(api, updateProject, { token, params: { id }, body: { status } });
      ids[name] = id;
    }
    expect(await names({ q, sort: 'name' })).toEqual(['Ash', 'Elm', 'Oak']);
    expect(await names({ q, sort: 'name', show: 'all' })).toEqual(['Ash', 'Elm', 'Oak']);
    expect(await names({ q, sort: 'name', show: 'not-completed' })).toEqual(['Ash', 'Oak']);
    expect(await names({ q, show: 'not-completed', status: 'planning' })).toEqual(['Oak']);
    expect(await names({ q, show: 'completed', status: 'planning' })).toEqual([]);
    const completed = await roadmap({ q, show: 'completed' });
    expect(completed).toMatchObject({ total: 1, completed: 1, active: 0, notShown: 2, lacking: 0 });
    const hidden = { aroundRow: null, aroundDays: null, aroundHidden: true };
    expect(await roadmap({ q, show: 'not-completed', around: ids['Elm']! })).toMatchObject(hidden);
    const shown = { aroundDays: APRIL, aroundHidden: false };
    expect(await roadmap({ q, show: 'completed', around: ids['Elm']! })).toMatchObject(shown);
    const other = { q: `${q} x`, show: 'not-completed', around: ids['Elm']! };
    expect(await roadmap(other)).toMatchObject({ aroundHidden: false });
  });

  it('has first what lacks the most places and skills from today on, then by name, then by ID', async () => {
    const q = word();
    const add = async (name: string, teamSize: number, requiredSkills: string[] = []) => {
      const dates = { startDate: '2026-02-01', endDate: '2026-05-31' };
      return (await addProject(api, token, { name, description: q, teamSize, requiredSkills, ...dates }))._id;
    };
    const on = async (projectId: string, skills: string[], startDate: string, endDate: string) => {
      const { _id: engineerId } = await addEngineer(api, token, { skills });
      await assign(api, token, { engineerId, projectId, startDate, endDate });
    };
    const past = await add('Past', 2, ['Go']);
    // Lacked everything until the day before today.
    await on(past, ['Go'], TODAY, '2026-05-31');
    await on(past, [], TODAY, '2026-05-20');
    const left = await add('Left', 2, ['Go', 'Rust']);
    // Whoever had the place and the skills is gone.
    await on(left, ['Go', 'Rust'], '2026-02-01', YESTERDAY);
    await on(left, ['Go'], '2026-02-01', '2026-05-31');
    const twins = [await add('Twin', 1), await add('Twin', 1)].sort();
    const { projects, lacking } = await roadmap({ q, sort: 'open' });
    expect(projects.map(({ name }) => name)).toEqual(['Left', 'Twin', 'Twin', 'Past']);
    expect(projects.slice(1, 3).map(({ _id }) => _id)).toEqual(twins);
    expect(lacking).toBe(3);
    const pages = [0, 1, 2, 3].map((offset) => names({ q, sort: 'open', offset, limit: 1 }));
    expect((await Promise.all(pages)).flat()).toEqual(['Left', 'Twin', 'Twin', 'Past']);
    const today = { [TODAY_HEADER]: YESTERDAY };
    const earlier = await call(api, getRoadmap, {
      token,
      headers: today,
      query: { ...SPRING, q, sort: 'open' },
    });
    expect(earlier.data).toMatchObject({ lacking: 4 });
    expect(earlier.data.projects.map(({ name }) => name)).toEqual(['Left', 'Past', 'Twin', 'Twin']);
  });

  it('begins around a project, on whichever page it is, and says when it is if it is on other days', async () => {
    const q = word();
    const added: Record<string, string> = {};
    for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood']) {
      added[name] = (await addProject(api, token, { name, description: q, ...APRIL }))._id;
    }
    const later = { startDate: '2027-01-04', endDate: '2027-02-26' };
    const { _id: elm } = await addProject(api, token, { name: 'Elm', description: q, ...later });
    const around = async (id: string, query: Query = {}) => {
      const { projects, ...rest } = await roadmap({ q, sort: 'name', limit: 2, around: id, ...query });
      return { names: projects.map(({ name }) => name).join(' '), ...rest };
    };
    const cedar = { names: 'Cedar Dogwood', offset: 2, aroundRow: 2, aroundDays: APRIL };
    expect(await around(added['Cedar']!)).toMatchObject(cedar);
    expect(await around(added['Dogwood']!, { sort: 'open' })).toMatchObject({ offset: 2, aroundRow: 3 });
    const top = { names: 'Alder Birch', offset: 0, aroundRow: null };
    expect(await around(elm)).toMatchObject({ ...top, aroundDays: later });
    expect(await around(elm, { status: 'active' })).toMatchObject({ names: '', aroundDays: null });
    expect(await around('0'.repeat(24))).toMatchObject({ ...top, aroundDays: null });
  });

  it('is filtered by required skills, departments, one project, and what is lacking, with its order and counts', async () => {
    const q = word();
    const add = (name: string, requiredSkills: string[]) =>
      addProject(api, token, { name, description: q, requiredSkills, teamSize: 1, ...APRIL });
    const pier = await add('Pier', ['Go', 'Rust']);
    const quay = await add('Quay', ['Go']);
    const { _id: engineerId } = await addEngineer(api, token, { department: 'Harbor', skills: ['Go'] });
    await assign(api, token, { engineerId, projectId: quay._id, ...APRIL });
    expect(await names({ q, skill: 'go', sort: 'name' })).toEqual(['Pier', 'Quay']);
    expect(await names({ q, skill: ['Go', 'rust'] })).toEqual(['Pier']);
    expect(await names({ q, department: 'Harbor' })).toEqual(['Quay']);
    expect(await names({ project: quay._id, sort: 'open' })).toEqual(['Quay']);
    expect(await names({ q, only: 'uncovered' })).toEqual(['Pier']);
    expect(await names({ q, only: 'open' })).toEqual(['Pier']);
    expect(await names({ q, only: 'over' })).toEqual([]);
    expect(await names({ q, skill: 'go', project: pier._id, department: 'Harbor' })).toEqual([]);
    const rest = { planning: 1, active: 0, completed: 0, otherDays: 0 };
    expect(await roadmap({ q, skill: 'rust' })).toMatchObject({ total: 1, ...rest });
  });

  it.each([
    [{ only: 'late' }, 'only', 'only must be one of open, uncovered, over'],
    [{ from: '2026-06-01' }, 'from', 'from cannot be after to'],
    [{ to: '2060-01-01' }, 'to', 'to must be at most 3660 days after from'],
    [{ sort: 'size' }, 'sort', 'sort must be one of start, end, name, open'],
    [{ show: 'late' }, 'show', 'show must be one of not-completed, all, completed'],
    [{ form: 'long' }, 'form', 'form must be one of full, short'],
    [{ status: 'late' }, 'status', 'status must be one of planning, active, completed'],
    [{ offset: -1 }, 'offset', 'offset must be a whole number from 0 to 1000000'],
  ])('rejects %j', async (query, path, message) => {
    const failure = await expectFailure(api, getRoadmap, { token, query: { ...SPRING, ...query } });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });
});
