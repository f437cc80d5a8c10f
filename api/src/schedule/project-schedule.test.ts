import { deleteAssignment } from '@erm/contracts/assignment-edits';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { updateProject } from '@erm/contracts/project-edits';
import { getProjectSchedule } from '@erm/contracts/schedule';
import { fullStaffing } from '@erm/contracts/short-staffing';
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
const schedule = async (query: Query = {}) =>
  (await call(api, getProjectSchedule, { token, query: { ...SPRING, ...query } })).data;
const names = async (query: Query) => (await schedule(query)).rows.map(({ project }) => project.name);

describe('the schedule by project', () => {
  it('has a row per project with the assignments that meet the days, and who has them', async () => {
    const engineer = { name: 'Ana Bravo', skills: ['Go'] };
    const { _id: engineerId } = await addEngineer(api, token, engineer);
    const fields = { name: 'Alone', requiredSkills: ['Go', 'SQL'], teamSize: 3 };
    const { _id: projectId } = await addProject(api, token, fields);
    const ids = { engineerId, projectId, allocationPercentage: 30 };
    const late = await assign(api, token, { ...ids, startDate: '2026-05-31', endDate: '2026-06-30' });
    const early = await assign(api, token, { ...ids, startDate: '2026-01-05', endDate: '2026-03-01' });
    await assign(api, token, { ...ids, startDate: '2026-01-05', endDate: '2026-02-28' });

    const { rows, engineers, total } = await schedule({ q: 'alone' });
    expect(total).toBe(1);
    expect(rows[0]?.project).toMatchObject({ _id: projectId, ...fields, status: 'planning' });
    expect(new Set(rows[0]?.assignments.map(({ _id }) => _id))).toEqual(new Set([late._id, early._id]));
    expect(rows[0]?.assignments.find(({ _id }) => _id === late._id)).toEqual({
      _id: late._id,
      projectId,
      engineerId,
      allocationPercentage: 30,
      role: 'Developer',
      startDate: '2026-05-31',
      endDate: '2026-06-30',
      version: 1,
    });
    expect(engineers).toMatchObject([{ engineer: { _id: engineerId, ...engineer, maxCapacity: 100 } }]);
    expect(engineers[0]?.load).toEqual([
      { startDate: '2026-01-05', endDate: '2026-02-28', load: 60 },
      { startDate: '2026-03-01', endDate: '2026-03-01', load: 30 },
      { startDate: '2026-05-31', endDate: '2026-06-30', load: 30 },
    ]);
  });

  it('is in order of the first days, then the names, and can be read from anywhere', async () => {
    const add = (name: string, startDate: string) =>
      addProject(api, token, { name: `Ordered ${name}`, startDate, endDate: '2026-12-31' });
    await add('Beta', '2026-03-02');
    await add('alpha', '2026-03-02');
    await add('Zulu', '2026-01-05');
    await add('Early', '2026-04-06');
    const all = ['Ordered Zulu', 'Ordered alpha', 'Ordered Beta', 'Ordered Early'];
    expect(await names({ q: 'ordered' })).toEqual(all);
    expect(await names({ q: 'ordered', offset: 1, limit: 2 })).toEqual(all.slice(1, 3));
    expect(await names({ q: 'ordered', offset: 4 })).toEqual([]);
    expect((await schedule({ q: 'ordered', offset: 3, limit: 1 })).total).toBe(4);
    expect((await schedule({ limit: 1 })).total).toBeGreaterThanOrEqual(5);
  });

  it('shows all projects, or by their status, and says what it leaves out', async () => {
    const statuses = { Oak: 'planning', Ash: 'active', Elm: 'completed' } as const;
    const ids: Record<string, string> = {};
    for (const [name, status] of Object.entries(statuses)) {
      const { _id: id } = await addProject(api, token, { name, description: 'woodland' });
      await call(api, updateProject, { token, params: { id }, body: { status } });
      ids[name] = id;
    }
    const q = 'woodland';
    const [open, completed] = [
      { q, show: 'not-completed' },
      { q, show: 'completed' },
    ];
    expect(await names({ q })).toEqual(['Ash', 'Elm', 'Oak']);
    expect(await names({ q, show: 'all' })).toEqual(['Ash', 'Elm', 'Oak']);
    expect(await names(open)).toEqual(['Ash', 'Oak']);
    expect(await names(completed)).toEqual(['Elm']);
    expect(await schedule(open)).toMatchObject({ total: 2, notShown: 1, aroundHidden: false });
    expect(await schedule(completed)).toMatchObject({ total: 1, notShown: 2 });
    expect(await schedule({ ...open, offset: 1, limit: 1 })).toMatchObject({ total: 2, notShown: 1 });

    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: onElm } = await assign(api, token, { engineerId, projectId: ids['Elm']! });
    const hidden = { offset: 0, aroundRow: null, aroundDays: null, aroundHidden: true };
    for (const around of [ids['Elm']!, onElm]) {
      expect(await schedule({ ...open, around })).toMatchObject(hidden);
      expect(await schedule({ q, around })).toMatchObject({ aroundRow: 1, aroundHidden: false });
      expect(await schedule({ ...open, q: 'heath', around })).toMatchObject({ aroundHidden: false });
    }
  });

  it('is in order of what is lacking from today on, most first, of the last days, or of the names', async () => {
    const add = async (name: string, teamSize: number, endDate: string, requiredSkills: string[] = []) => {
      const fields = { teamSize, requiredSkills, startDate: '2026-02-01', endDate };
      return (await addProject(api, token, { name: `Lacking ${name}`, ...fields }))._id;
    };
    const on = async (projectId: string, skills: string[], startDate: string, endDate: string) => {
      const { _id: engineerId } = await addEngineer(api, token, { skills });
      return assign(api, token, { engineerId, projectId, startDate, endDate });
    };
    // Lacked everything until the day before today.
    const past = await add('past', 2, '2026-05-31', ['Go']);
    await on(past, ['Go'], TODAY, '2026-05-31');
    await on(past, [], TODAY, '2026-05-31');
    await add('skills', 1, '2026-05-29', ['Go', 'Rust']);
    const twin = await add('twin', 1, '2026-05-30');
    const ended = await add('ended', 9, '2026-05-28');
    await call(api, updateProject, { token, params: { id: ended }, body: { status: 'completed' } });
    const order = (...each: string[]) => each.map((name) => `Lacking ${name}`);
    const [q, sort] = ['lacking', 'open'];
    expect(await names({ q, sort })).toEqual(order('skills', 'twin', 'ended', 'past'));
    expect(await names({ q, sort, offset: 1, limit: 2 })).toEqual(order('twin', 'ended'));
    const short = { q, sort, form: 'short', show: 'not-completed' };
    expect(await names(short)).toEqual(order('skills', 'twin', 'past'));
    expect(await schedule({ ...short, limit: 1, around: twin })).toMatchObject({ offset: 1, aroundRow: 1 });
    expect(await names({ q, sort: 'end' })).toEqual(order('ended', 'skills', 'twin', 'past'));
    expect(await names({ q, sort: 'name' })).toEqual(order('ended', 'past', 'skills', 'twin'));
    // Filled by somebody, it lacks nothing.
    await on(twin, [], '2026-02-01', '2026-05-30');
    expect(await names({ ...short, only: 'open' })).toEqual(order('skills'));
    expect(await names(short)).toEqual(order('skills', 'past', 'twin'));
  });

  it('can begin at the page with a project, or with an assignment on it', async () => {
    const ids = [];
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await addProject(api, token, { name: `Sought ${name}`, startDate: '2026-01-05' }))._id);
    }
    const { _id: engineerId } = await addEngineer(api, token);
    const days = { startDate: '2026-10-05', endDate: '2026-12-18' };
    const { _id } = await assign(api, token, { engineerId, projectId: ids[1]!, ...days });
    const query = { q: 'sought', limit: 2 };
    const found = await schedule({ ...query, around: ids[1]! });
    expect(found).toMatchObject({ offset: 2, aroundRow: 2, aroundDays: null });
    expect(found.rows.map(({ project }) => project.name)).toEqual(['Sought Two']);
    expect(await schedule({ ...query, around: _id })).toMatchObject({ aroundRow: 2, aroundDays: days });
    expect(await schedule({ ...query, around: engineerId })).toMatchObject({ offset: 0, aroundRow: null });
  });

  it('leaves out deleted engineers, who have no place in a team', async () => {
    const [stays, leaves] = [await addEngineer(api, token), await addEngineer(api, token)];
    const { _id: projectId } = await addProject(api, token, { name: 'Left behind' });
    for (const { _id } of [stays, leaves]) await assign(api, token, { engineerId: _id, projectId });
    await call(api, deleteEngineer, { token, params: { id: leaves._id } });
    const { rows, engineers } = await schedule({ q: 'left behind' });
    expect(rows[0]?.assignments.map(({ engineerId }) => engineerId)).toEqual([stays._id]);
    expect(engineers.map(({ engineer }) => engineer._id)).toEqual([stays._id]);
  });

  it('has in short only how projects are staffed on the days, except those that are open', async () => {
    const fields = { teamSize: 2, requiredSkills: ['Go', 'Zig'], startDate: '2026-02-01' };
    const add = (name: string) => addProject(api, token, { name: `Brief ${name}`, ...fields });
    const [one, two] = [await add('one'), await add('two')];
    const days = [
      ['2026-02-02', '2026-03-10'],
      ['2026-03-05', '2026-06-30'],
    ] as const;
    const ids = [];
    for (const [startDate, endDate] of days) {
      const { _id: engineerId } = await addEngineer(api, token, { skills: ['go'] });
      for (const { _id: projectId } of [one, two]) {
        ids.push(
          (await assign(api, token, { engineerId, projectId, startDate, endDate, allocationPercentage: 20 }))
            ._id,
        );
      }
    }
    const query = { q: 'brief', form: 'short' };
    const full = await schedule({ q: 'brief' });
    expect(full.rows.map(({ staffing }) => staffing)).toEqual([undefined, undefined]);

    const short = await schedule(query);
    expect(short).toMatchObject({ engineers: [], total: 2 });
    expect(short.rows.map(({ project }) => project)).toEqual(full.rows.map(({ project }) => project));
    const [row] = short.rows;
    expect(row).toMatchObject({ assignments: [], staffing: { endDate: '2026-05-31' } });
    expect(fullStaffing(row!.staffing!, row!.staffing!.endDate)).toEqual({
      steps: [
        { startDate: '2026-03-01', endDate: '2026-03-04', filled: 1 },
        { startDate: '2026-03-05', endDate: '2026-03-10', filled: 2 },
        { startDate: '2026-03-11', endDate: '2026-05-31', filled: 1 },
      ],
      gaps: [{ skill: 'Zig', startDate: '2026-03-01', endDate: '2026-05-31' }],
    });

    const opened = await schedule({ ...query, open: two._id });
    expect(opened.rows[0]).toEqual(row);
    expect(opened.rows[1]).toEqual(full.rows[1]);
    expect(opened.engineers).toEqual(full.engineers);
    expect((await schedule({ ...query, open: [one._id, two._id] })).rows).toEqual(full.rows);
    // A link to an assignment opens its project.
    expect((await schedule({ ...query, around: ids[1]! })).rows).toEqual(opened.rows);

    await call(api, deleteAssignment, { token, params: { id: ids[0]! } });
    const [after] = (await schedule(query)).rows;
    expect(after?.staffing?.steps).toEqual({ startDates: ['2026-03-01', '2026-03-05'], filled: [0, 1] });
  });

  it('finds projects by the skills that they require and by the departments that work on them', async () => {
    const add = (name: string, requiredSkills: string[]) =>
      addProject(api, token, { name: `Filtered ${name}`, requiredSkills });
    const [one, two] = [await add('One', ['Go', 'Rust']), await add('Two', ['Go'])];
    const ofProject = async (projectId: string, department: string, startDate: string, endDate: string) => {
      const { _id: engineerId } = await addEngineer(api, token, { department });
      await assign(api, token, { engineerId, projectId, startDate, endDate });
    };
    await ofProject(one._id, 'Filters', '2026-05-31', '2026-06-30');
    await ofProject(two._id, 'Filters', '2026-06-01', '2026-06-30');
    await ofProject(two._id, 'Lenses', '2026-04-01', '2026-04-30');

    expect(await names({ q: 'filtered', skill: 'go' })).toEqual(['Filtered One', 'Filtered Two']);
    expect(await names({ q: 'filtered', skill: ['Go', 'RUST'] })).toEqual(['Filtered One']);
    expect(await names({ q: 'filtered', department: 'filters' })).toEqual(['Filtered One']);
    expect(await names({ q: 'filtered', department: ['Filters', 'Lenses'] })).toHaveLength(2);
    expect(await schedule({ q: 'filtered', skill: 'Go', offset: 1, limit: 1 })).toMatchObject({
      rows: [{ project: { name: 'Filtered Two' } }],
      total: 2,
    });
  });

  it('finds projects with open places and uncovered skills, today or later', async () => {
    const add = async (
      name: string,
      fields: object,
      staff: [skills: string[], from: string, to: string][],
    ) => {
      const { _id: projectId } = await addProject(api, token, {
        name: `Staffed ${name}`,
        requiredSkills: ['Go'],
        startDate: '2026-01-05',
        endDate: '2026-05-31',
        ...fields,
      });
      for (const [skills, startDate, endDate] of staff) {
        const { _id: engineerId } = await addEngineer(api, token, { skills });
        await assign(api, token, { engineerId, projectId, startDate, endDate });
      }
    };
    await add('full', {}, [[['go'], TODAY, '2026-05-31']]);
    await add('without skill', {}, [[['Rust'], '2026-01-05', '2026-05-31']]);
    await add('without people', { teamSize: 2 }, [[['Go'], '2026-01-05', '2026-05-31']]);
    await add('too short', {}, [[['Go'], '2026-01-05', '2026-05-30']]);
    await add('ended', { endDate: '2026-03-01' }, []);
    await add('later', { startDate: '2026-07-01', endDate: '2026-07-31' }, []);

    const wanted = (query: Query) => names({ q: 'staffed', ...query });
    expect(await wanted({ only: 'open' })).toEqual(['Staffed too short', 'Staffed without people']);
    expect(await wanted({ only: 'uncovered' })).toEqual(['Staffed too short', 'Staffed without skill']);
    expect(await wanted({ only: 'open', to: '2026-05-30' })).toEqual(['Staffed without people']);
    expect(await wanted({ only: 'open', to: '2026-07-01' })).toContain('Staffed later');
    expect(await wanted({ only: 'open', from: '2026-01-05', to: '2026-02-28' })).toEqual([]);
    expect((await schedule({ q: 'staffed', only: 'open', limit: 1 })).total).toBe(2);
  });

  it('finds one project, and those on which somebody is over capacity while they are on it', async () => {
    const days = { startDate: '2026-01-05', endDate: '2026-12-31' };
    const [one, two] = [
      await addProject(api, token, { name: 'Crowded One', ...days }),
      await addProject(api, token, { name: 'Crowded Two', ...days }),
    ];
    const { _id: engineerId } = await addEngineer(api, token, { maxCapacity: 100 });
    const work = { engineerId, allocationPercentage: 60 };
    await assign(api, token, { ...work, projectId: one._id, startDate: '2026-04-01', endDate: '2026-04-30' });
    await assign(api, token, { ...work, projectId: two._id, startDate: '2026-05-01', endDate: '2026-05-20' });
    expect(await names({ q: 'crowded', only: 'over' })).toEqual([]);
    const { _id: third } = await addProject(api, token, { name: 'Elsewhere', ...days });
    await assign(api, token, {
      engineerId,
      projectId: third,
      allocationPercentage: 40,
      startDate: '2026-04-20',
      endDate: '2026-04-24',
    });
    await call(api, updateEngineer, { token, params: { id: engineerId }, body: { maxCapacity: 80 } });
    expect(await names({ q: 'crowded', only: 'over' })).toEqual(['Crowded One']);
    expect(await names({ q: 'crowded', only: 'over', from: '2026-05-01' })).toEqual([]);
    expect(await names({ project: two._id })).toEqual(['Crowded Two']);
    expect(await names({ project: two._id, only: 'over' })).toEqual([]);
  });

  it.each([
    [{ only: 'free' }, 'only', 'only must be one of open, uncovered, over'],
    [{ project: 'atlas' }, 'project', 'project must be an id of 24 hexadecimal characters'],
    [{ skill: 'x'.repeat(61) }, 'skill.0', 'Each skill must be at most 60 characters'],
    [{ department: ['Web', ''] }, 'department.1', 'Department is required'],
    [{ from: '2026-06-01' }, 'from', 'from cannot be after to'],
    [{ to: '2060-01-01' }, 'to', 'to must be at most 3660 days after from'],
    [{ sort: 'free' }, 'sort', 'sort must be one of start, end, name, open'],
    [{ show: 'late' }, 'show', 'show must be one of not-completed, all, completed'],
    [{ form: 'long' }, 'form', 'form must be one of full, short'],
    [{ open: 'atlas' }, 'open.0', 'open must be an id of 24 hexadecimal characters'],
    [{ offset: -1 }, 'offset', 'offset must be a whole number from 0 to 1000000'],
    [{ limit: 201 }, 'limit', 'limit must be a whole number from 1 to 200'],
  ])('rejects %j', async (query, path, message) => {
    const failure = await expectFailure(api, getProjectSchedule, { token, query: { ...SPRING, ...query } });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });
});
