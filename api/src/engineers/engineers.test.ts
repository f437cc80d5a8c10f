import { getProfile } from '@erm/contracts/auth';
import { listAssignments } from '@erm/contracts/assignments';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { createEngineer, deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject } from '@erm/contracts/project-edits';
import { getUtilization } from '@erm/contracts/utilization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import {
  addEngineer,
  addProject,
  assign,
  freshEmail,
  PASSWORD,
  signIn,
  signUp,
} from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const NOBODY = 'f'.repeat(24);
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

describe('adding an engineer', () => {
  it('returns the engineer with the default values, who can then sign in', async () => {
    const email = freshEmail();
    const body = {
      name: 'Ada Park',
      email,
      password: PASSWORD,
      department: 'Web',
      skills: ' React, ,Go,react',
    };
    const { data } = await call(api, createEngineer, { token, body });
    expect(data.engineer).toMatchObject({
      name: 'Ada Park',
      email,
      role: 'engineer',
      department: 'Web',
      skills: ['React', 'Go'],
      seniority: 'junior',
      maxCapacity: 100,
      currentAllocation: 0,
      availableCapacity: 100,
      availableFrom: null,
      overloads: [],
      version: 1,
    });
    const { data: profile } = await call(api, getProfile, { token: await signIn(api, email) });
    expect(profile.user._id).toBe(data.engineer._id);
  });

  it('reports every missing field', async () => {
    const failure = await expectFailure(api, createEngineer, { token, body: {} });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(failure.issues).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'email', message: 'Invalid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
      { path: 'department', message: 'Department is required' },
    ]);
  });

  it('rejects an email that is already registered', async () => {
    const { email } = await addEngineer(api, token);
    const body = { name: 'Copy', email, password: PASSWORD, department: 'Web' };
    const taken = { status: 409, code: 'EMAIL_TAKEN', error: 'Email already registered' };
    expect(await expectFailure(api, createEngineer, { token, body })).toMatchObject(taken);
  });

  it.each([
    [{ skills: [1] }, 'skills.0', 'Each skill must be text'],
    [{ skills: 7 }, 'skills', 'Skills must be a list of strings or one comma-separated string'],
    [{ skills: Array.from({ length: 51 }, (_, n) => `s${n}`) }, 'skills', 'At most 50 skills'],
    [{ seniority: 'boss' }, 'seniority', 'Seniority must be one of junior, mid, senior, lead'],
    [{ maxCapacity: -1 }, 'maxCapacity', 'Max capacity must be a whole number from 0 to 100'],
    [{ role: 'manager' }, 'role', 'Unknown field "role"'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
  ])('rejects %j', async (fields, path, message) => {
    const body = { name: 'Ada', email: freshEmail(), password: PASSWORD, department: 'Web', ...fields };
    const failure = await expectFailure(api, createEngineer, { token, body });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });
});

describe('updating an engineer', () => {
  it('changes only the fields that are sent', async () => {
    const engineer = await addEngineer(api, token, { skills: ['Go'] });
    const params = { id: engineer._id };
    const body = { department: 'Data', maxCapacity: 0, version: 1 };
    const { data } = await call(api, updateEngineer, { token, params, body });
    const changed = { department: 'Data', maxCapacity: 0, availableCapacity: 0, version: 2 };
    expect(data.engineer).toEqual({ ...engineer, ...changed });
  });

  it('rejects another account’s email and accepts the engineer’s own', async () => {
    const { email } = await addEngineer(api, token);
    const { _id: id, email: ownEmail } = await addEngineer(api, token);
    const params = { id };
    const taken = { status: 409, code: 'EMAIL_TAKEN', error: 'Email already registered' };
    expect(await expectFailure(api, updateEngineer, { token, params, body: { email } })).toMatchObject(taken);
    await call(api, updateEngineer, { token, params, body: { email: ownEmail.toUpperCase() } });
  });

  it('takes an email that is too long only where it stays as it is', async () => {
    const { _id: id, email } = await addEngineer(api, token);
    const params = { id };
    const long = `${'x'.repeat(65)}@example.com`;
    const refused = {
      status: 400,
      issues: [{ path: 'email', message: expect.stringContaining('64') as string }],
    };
    expect(await expectFailure(api, updateEngineer, { token, params, body: { email: long } })).toMatchObject(
      refused,
    );
    // As an earlier release took it.
    await api.db.users.updateOne({ email }, { $set: { email: long } });
    const { data } = await call(api, updateEngineer, {
      token,
      params,
      body: { email: long, department: 'Data' },
    });
    expect(data.engineer).toMatchObject({ email: long, department: 'Data' });
    await signIn(api, long);
  });

  it('rejects an edit of an outdated version and returns the current one', async () => {
    const { _id: id } = await addEngineer(api, token);
    const { data } = await call(api, updateEngineer, { token, params: { id }, body: { name: 'First' } });
    const body = { name: 'Second', version: 1 };
    expect(await expectFailure(api, updateEngineer, { token, params: { id }, body })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      current: data.engineer,
    });
  });

  it('applies concurrent edits of different fields without a version, and search finds both', async () => {
    const { _id: id } = await addEngineer(api, token);
    const replies = await Promise.all([
      send(api, updateEngineer, { token, params: { id }, body: { name: 'Quilla' } }),
      send(api, updateEngineer, { token, params: { id }, body: { skills: ['Zig'] } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const q of ['quilla', 'zig']) {
      const { data } = await call(api, listEngineers, { token, query: { q } });
      expect(data.engineers).toMatchObject([{ _id: id, name: 'Quilla', skills: ['Zig'], version: 3 }]);
    }
  });

  it('shows the new name in assignments and finds them by it', async () => {
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { engineerId, projectId });
    await call(api, updateEngineer, { token, params: { id: engineerId }, body: { name: 'Ümit Ø' } });
    const { data } = await call(api, listAssignments, { token, query: { q: 'umit o' } });
    expect(data.map(({ engineerId: engineer }) => engineer?.name)).toEqual(['Ümit Ø']);
  });

  it('returns 404 for an unknown ID and for a manager, 400 for a malformed ID and an empty edit', async () => {
    const { id: managerId } = await signUp(api, 'manager');
    const body = { name: 'Ada' };
    const attempt = (id: string, sent: object = body) =>
      expectFailure(api, updateEngineer, { token, params: { id }, body: sent });
    const nobody = { status: 404, code: 'NOT_FOUND', error: 'Engineer not found' };
    expect(await attempt(NOBODY)).toMatchObject(nobody);
    expect(await attempt(managerId)).toMatchObject(nobody);
    expect(await attempt('abc')).toMatchObject({
      status: 400,
      code: 'MALFORMED_ID',
      error: 'id must be an id of 24 hexadecimal characters',
    });
    expect(await attempt(NOBODY, {})).toMatchObject({
      status: 400,
      error: 'Nothing to change: send at least one field',
    });
  });
});

describe('deleting an engineer', () => {
  it('ends the engineer’s sessions, keeps the assignments, and frees the email', async () => {
    const engineer = await addEngineer(api, token);
    const engineerToken = await signIn(api, engineer.email);
    const { _id: projectId } = await addProject(api, token);
    const { _id: assignmentId } = await assign(api, token, { engineerId: engineer._id, projectId });

    const params = { id: engineer._id };
    expect((await call(api, deleteEngineer, { token, params })).data._id).toBe(engineer._id);
    expect((await expectFailure(api, getProfile, { token: engineerToken })).status).toBe(401);
    const { data } = await call(api, listAssignments, { token, query: { projectId } });
    expect(data).toMatchObject([{ _id: assignmentId, engineerId: null }]);
    const found = await call(api, listAssignments, { token, query: { projectId, q: 'deleted eng' } });
    expect(found.data).toHaveLength(1);
    await addEngineer(api, token, { email: engineer.email });
    expect((await expectFailure(api, deleteEngineer, { token, params })).status).toBe(404);
  });
});

describe('the capacity of an engineer', () => {
  it('includes the totals and all assignments: active, then upcoming, then past', async () => {
    const { _id: engineerId } = await addEngineer(api, token, { maxCapacity: 80 });
    const { _id: projectId } = await addProject(api, token, { name: 'Harbour' });
    const { _id: doomed } = await addProject(api, token);
    const spans: [string, string, number, string][] = [
      ['2026-01-01', '2026-01-31', 80, projectId],
      ['2026-06-01', '2026-06-30', 40, projectId],
      ['2026-02-01', '2026-03-01', 30, projectId],
      ['2026-03-01', '2026-04-30', 30, projectId],
      ['2026-03-01', '2026-12-31', 20, doomed],
    ];
    for (const [startDate, endDate, allocationPercentage, project] of spans) {
      const fields = { engineerId, projectId: project, startDate, endDate, allocationPercentage };
      await assign(api, token, fields);
    }
    await call(api, deleteProject, { token, params: { id: doomed } });

    const { data } = await call(api, getEngineerCapacity, { token, params: { id: engineerId } });
    expect(data.engineer).toMatchObject({
      maxCapacity: 80,
      currentAllocation: 30,
      availableCapacity: 50,
      availableFrom: '2026-06-30',
    });
    expect(
      data.engineer.assignments.map(({ status, startDate, projectName }) => [status, startDate, projectName]),
    ).toEqual([
      ['active', '2026-03-01', 'Harbour'],
      ['active', '2026-03-01', 'Deleted Project'],
      ['upcoming', '2026-06-01', 'Harbour'],
      ['completed', '2026-02-01', 'Harbour'],
      ['completed', '2026-01-01', 'Harbour'],
    ]);
    expect(data.engineer.assignments[0]?.projectId).toMatchObject({ _id: projectId, status: 'planning' });
    expect(data.engineer.assignments[1]?.projectId).toBeNull();
  });

  it('is visible only to managers and to the engineer', async () => {
    const { token: engineerToken, id } = await signUp(api, 'engineer');
    const other = await addEngineer(api, token);
    await call(api, getEngineerCapacity, { token: engineerToken, params: { id } });
    for (const foreign of [other._id, NOBODY]) {
      expect(
        await expectFailure(api, getEngineerCapacity, { token: engineerToken, params: { id: foreign } }),
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    }
    expect((await expectFailure(api, getEngineerCapacity, { token, params: { id: NOBODY } })).status).toBe(
      404,
    );
  });
});

describe('the current date', () => {
  it('determines the active assignments on each request', async () => {
    let today = '2026-03-31';
    const clock = await startApi({ today: () => today });
    const { token: manager } = await signUp(clock, 'manager');
    const { _id: engineerId } = await addEngineer(clock, manager);
    const { _id: projectId } = await addProject(clock, manager);
    await assign(clock, manager, { engineerId, projectId });
    const row = async () => (await call(clock, listEngineers, { token: manager })).data.engineers[0];
    expect(await row()).toMatchObject({ currentAllocation: 50, availableFrom: '2026-03-31' });
    today = '2026-04-01';
    expect(await row()).toMatchObject({ currentAllocation: 0, availableFrom: null });
    await clock.close();
  });
});

describe('utilization', () => {
  it('and the roster count overloads by working day, from the first to the last across changes of the load', async () => {
    const fresh = await startApi();
    const { token: manager } = await signUp(fresh, 'manager');
    const { _id: projectId } = await addProject(fresh, manager);
    const addOver = async (
      name: string,
      ...spans: [startDate: string, endDate: string, percentage: number][]
    ) => {
      const { _id: engineerId } = await addEngineer(fresh, manager, { name });
      for (const [startDate, endDate, allocationPercentage] of spans)
        await assign(fresh, manager, { engineerId, projectId, startDate, endDate, allocationPercentage });
      const lower = { params: { id: engineerId }, body: { maxCapacity: 50 } };
      await call(fresh, updateEngineer, { token: manager, ...lower });
    };
    await addOver('Saturday', ['2026-03-07', '2026-03-08', 60]);
    await addOver('Steps', ['2026-03-05', '2026-03-06', 60], ['2026-03-07', '2026-03-15', 100]);

    const overloads = [{ startDate: '2026-03-05', endDate: '2026-03-13', load: 100, excess: 50 }];
    const { overAllocated } = (await call(fresh, getUtilization, { token: manager })).data;
    expect(overAllocated).toMatchObject([{ name: 'Steps', overloads }]);
    const { engineers } = (await call(fresh, listEngineers, { token: manager })).data;
    expect(engineers.map((each) => [each.name, each.overloads])).toEqual([
      ['Saturday', []],
      ['Steps', overloads],
    ]);
    await fresh.close();
  });

  it('is the rounded mean of the current allocations, or 0% without engineers', async () => {
    const fresh = await startApi();
    const { token: manager } = await signUp(fresh, 'manager');
    const read = async () => (await call(fresh, getUtilization, { token: manager })).data;
    expect(await read()).toMatchObject({
      averageAllocation: 0,
      overAllocated: [],
      sum: { engineers: 0, load: 0, capacity: 0 },
    });
    const { _id: projectId } = await addProject(fresh, manager);
    for (const allocationPercentage of [100, 50, 0]) {
      const { _id: engineerId } = await addEngineer(fresh, manager);
      await assign(fresh, manager, { engineerId, projectId, allocationPercentage });
    }
    expect((await read()).averageAllocation).toBe(50);
    await addEngineer(fresh, manager);
    expect(await read()).toMatchObject({
      averageAllocation: 38,
      sum: { engineers: 4, load: 150, capacity: 400 },
    });
    await fresh.close();
  });

  it('comes with what ends in 14 days and starts next week, without what was deleted', async () => {
    const fresh = await startApi({ today: () => '2026-03-11' });
    const { token: manager } = await signUp(fresh, 'manager');
    const { _id: projectId } = await addProject(fresh, manager);
    const { _id: ana } = await addEngineer(fresh, manager, { name: 'Ana' });
    const { _id: gone } = await addEngineer(fresh, manager, { name: 'Gone' });
    const add = (engineerId: string, startDate: string, endDate: string) =>
      assign(fresh, manager, { engineerId, projectId, startDate, endDate, allocationPercentage: 10 });
    const lastOfThem = await add(ana, '2026-03-02', '2026-03-24');
    const today = await add(ana, '2026-03-02', '2026-03-11');
    await add(ana, '2026-03-02', '2026-03-25');
    await add(ana, '2026-03-02', '2026-03-10');
    const later = await add(ana, '2026-03-23', '2026-04-30');
    await add(gone, '2026-03-16', '2026-03-20');
    await call(fresh, deleteEngineer, { token: manager, params: { id: gone } });
    const read = async () => (await call(fresh, getUtilization, { token: manager })).data;
    const { ending, starting } = await read();
    expect(ending).toMatchObject({ startDate: '2026-03-11', endDate: '2026-03-24', total: 2 });
    expect(ending?.first).toMatchObject([
      { _id: today._id, engineer: { _id: ana, name: 'Ana' }, project: { _id: projectId } },
      { _id: lastOfThem._id, allocationPercentage: 10, endDate: '2026-03-24' },
    ]);
    expect(starting).toMatchObject({ total: 0, first: [{ _id: later._id, startDate: '2026-03-23' }] });
    const sunday = await add(ana, '2026-03-22', '2026-04-30');
    expect((await read()).starting).toMatchObject({
      total: 1,
      first: [{ _id: sunday._id }, { _id: later._id }],
    });
    await fresh.close();
  });
});
