import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject } from '@erm/contracts/project-edits';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const NOBODY = 'f'.repeat(24);
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

async function pair() {
  const engineer = await addEngineer(api, token, { skills: ['React'] });
  const project = await addProject(api, token);
  return { engineer, project, ids: { engineerId: engineer._id, projectId: project._id } };
}

describe('creating an assignment', () => {
  it('returns it with its engineer, project, and derived status', async () => {
    const { engineer, project, ids } = await pair();
    const assignment = await assign(api, token, { ...ids, allocationPercentage: 50 });
    expect(assignment).toMatchObject({
      engineerId: { _id: engineer._id, name: engineer.name, email: engineer.email, skills: ['React'] },
      projectId: {
        _id: project._id,
        name: project.name,
        status: 'planning',
        description: project.description,
      },
      allocationPercentage: 50,
      role: 'Developer',
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      status: 'active',
      version: 1,
    });
  });

  it.each([
    ['2026-03-02', '2026-03-02', 'active'],
    ['2026-03-03', '2026-03-09', 'upcoming'],
    ['2026-02-01', '2026-03-01', 'completed'],
  ])('with dates from %s to %s is %s', async (startDate, endDate, status) => {
    const { ids } = await pair();
    expect((await assign(api, token, { ...ids, startDate, endDate })).status).toBe(status);
  });

  it('uses the date part of an ISO date-time, regardless of its time zone', async () => {
    const { ids } = await pair();
    const days = { startDate: '2026-03-05T23:30:00-08:00', endDate: '2026-03-09T00:00:00.000Z' };
    expect(await assign(api, token, { ...ids, ...days })).toMatchObject({
      startDate: '2026-03-05',
      endDate: '2026-03-09',
    });
  });

  it('accepts a 0% allocation and a role in any script', async () => {
    const { ids } = await pair();
    const role = 'مهندس 👩‍💻 開発';
    expect(await assign(api, token, { ...ids, allocationPercentage: 0, role })).toMatchObject({ role });
  });

  it('reports every missing required field at once', async () => {
    const failure = await expectFailure(api, createAssignment, { token, body: {} });
    const message = 'Please fill in all required fields.';
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', error: message });
    expect(failure.issues).toEqual(
      ['engineerId', 'projectId', 'role', 'allocationPercentage', 'startDate', 'endDate'].map((path) => ({
        path,
        message,
      })),
    );
  });

  it.each([101, -1, 50.5, '50', null, true, [50]])(
    'rejects %j as a percentage',
    async (allocationPercentage) => {
      const { ids } = await pair();
      const body = { ...assignmentBody(ids), allocationPercentage };
      expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject({
        status: 400,
        issues: [
          { path: 'allocationPercentage', message: 'Allocation must be a whole number from 0 to 100' },
        ],
      });
    },
  );

  it.each(['2026-02-30', '2026-3-1', '01.03.2026', 'tomorrow', '2026-03-01Tnoon', 20260301, null])(
    'rejects %j as a date',
    async (startDate) => {
      const { ids } = await pair();
      const body = { ...assignmentBody(ids), startDate };
      expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject({
        status: 400,
        issues: [{ path: 'startDate', message: 'Start date must be a date like 2026-03-02' }],
      });
    },
  );

  it('reports both dates at once when they fall outside the project', async () => {
    const { ids } = await pair();
    const body = { ...assignmentBody(ids), startDate: '2025-12-31', endDate: '2027-01-01' };
    expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject({
      status: 400,
      code: 'OUTSIDE_PROJECT_DATES',
      issues: [
        { path: 'startDate', message: 'Start date cannot be before project start date (Jan 1, 2026)' },
        { path: 'endDate', message: 'End date cannot be after project end date (Dec 31, 2026)' },
      ],
    });
  });

  it('rejects a start date after the end date', async () => {
    const { ids } = await pair();
    const body = { ...assignmentBody(ids), startDate: '2026-03-09', endDate: '2026-03-08' };
    expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'Start date cannot be after end date',
    });
  });

  it('returns 404 for an unknown engineer or project, and for a manager', async () => {
    const { ids } = await pair();
    const { id: managerId } = await signUp(api, 'manager');
    const attempt = (fields: object) =>
      expectFailure(api, createAssignment, { token, body: { ...assignmentBody(ids), ...fields } });
    const engineer = { status: 404, code: 'NOT_FOUND', error: 'Engineer not found' };
    expect(await attempt({ engineerId: NOBODY })).toMatchObject(engineer);
    expect(await attempt({ engineerId: managerId })).toMatchObject(engineer);
    expect(await attempt({ projectId: NOBODY })).toMatchObject({ status: 404, error: 'Project not found' });
  });

  it('rejects a malformed ID in the body', async () => {
    const { ids } = await pair();
    const body = { ...assignmentBody(ids), engineerId: 'abc' };
    expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'engineerId must be an id of 24 hexadecimal characters',
    });
  });
});

describe('updating an assignment', () => {
  it('changes only the fields that are sent and increments the version', async () => {
    const { ids } = await pair();
    const assignment = await assign(api, token, ids);
    const params = { id: assignment._id };
    const body = { role: ' Lead ', allocationPercentage: 60, version: 1 };
    const { data } = await call(api, updateAssignment, { token, params, body });
    expect(data.assignment).toEqual({ ...assignment, role: 'Lead', allocationPercentage: 60, version: 2 });
  });

  it.each([
    [{ allocationPercentage: 0 }, 'Allocation must be a whole number from 1 to 100'],
    [{ allocationPercentage: 101 }, 'Allocation must be a whole number from 1 to 100'],
    [{ role: '  ' }, 'Role is required'],
    [{}, 'Nothing to change: send at least one field'],
    [{ status: 'active' }, 'Unknown field "status"'],
  ])('rejects %j', async (body, error) => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const failure = await expectFailure(api, updateAssignment, { token, params: { id }, body });
    expect(failure.status).toBe(400);
    expect(failure.issues?.map(({ message }) => message)).toContain(error);
  });

  it('rejects an edit of an outdated version and returns the current one', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const { data } = await call(api, updateAssignment, { token, params: { id }, body: { role: 'Lead' } });
    const failure = await expectFailure(api, updateAssignment, {
      token,
      params: { id },
      body: { role: 'Late', version: 1 },
    });
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT', current: data.assignment });
  });

  it('accepts only one of two edits of the same version', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const replies = await Promise.all(
      ['First', 'Second'].map((role) =>
        send(api, updateAssignment, { token, params: { id }, body: { role, version: 1 } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('moves it to another engineer and project, within the new project’s dates', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const engineer = await addEngineer(api, token);
    const short = await addProject(api, token, { startDate: '2026-03-10', endDate: '2026-03-20' });
    const edit = { engineerId: engineer._id, projectId: short._id };
    const outside = await expectFailure(api, updateAssignment, { token, params: { id }, body: edit });
    expect(outside).toMatchObject({ code: 'OUTSIDE_PROJECT_DATES' });
    const body = { ...edit, startDate: '2026-03-10', endDate: '2026-03-20' };
    const { data } = await call(api, updateAssignment, { token, params: { id }, body });
    expect(data.assignment.engineerId?._id).toBe(engineer._id);
    expect(data.assignment.projectId?._id).toBe(short._id);
  });

  it('rejects a new start date after the existing end date', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const body = { startDate: '2026-04-01' };
    expect(await expectFailure(api, updateAssignment, { token, params: { id }, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'Start date cannot be after end date',
    });
  });

  it('allows dates that the project of an earlier release does not cover until they are edited', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const shorter = { startDate: '2026-03-10', endDate: '2026-03-20' };
    await api.db.projects.updateOne({ _id: new ObjectId(ids.projectId) }, { $set: shorter });
    const params = { id };
    await call(api, updateAssignment, { token, params, body: { allocationPercentage: 20 } });
    const failure = await expectFailure(api, updateAssignment, {
      token,
      params,
      body: { endDate: '2026-03-20' },
    });
    expect(failure.error).toBe('Start date cannot be before project start date (Mar 10, 2026)');
  });

  it('allows only role changes after its project or engineer is deleted, until it gets a new one', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    const params = { id };
    await call(api, deleteProject, { token, params: { id: ids.projectId } });
    const { data } = await call(api, updateAssignment, {
      token,
      params,
      body: { role: 'Lead', allocationPercentage: 50 },
    });
    expect(data.assignment).toMatchObject({ role: 'Lead', projectId: null });
    expect(
      await expectFailure(api, updateAssignment, { token, params, body: { allocationPercentage: 10 } }),
    ).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'The project of this assignment was deleted. Please choose another project.',
    });

    await call(api, deleteEngineer, { token, params: { id: ids.engineerId } });
    const { _id: projectId } = await addProject(api, token);
    expect(await expectFailure(api, updateAssignment, { token, params, body: { projectId } })).toMatchObject({
      error: 'The engineer of this assignment was deleted. Please choose another engineer.',
    });
    const { _id: engineerId } = await addEngineer(api, token);
    const moved = await call(api, updateAssignment, { token, params, body: { projectId, engineerId } });
    expect(moved.data.assignment.engineerId?._id).toBe(engineerId);
  });

  it('checks capacity when it moves from a deleted project to an existing one', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, { ...ids, allocationPercentage: 60 });
    await call(api, deleteProject, { token, params: { id: ids.projectId } });
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { ...ids, projectId, allocationPercentage: 80 });
    const failure = await expectFailure(api, updateAssignment, {
      token,
      params: { id },
      body: { projectId },
    });
    expect(failure.error).toBe(
      'Engineer only has 20% capacity remaining. Current allocation: 80%, Max capacity: 100%',
    );
  });
});

describe('deleting an assignment', () => {
  it('returns its ID, then 404 when repeated', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    expect((await call(api, deleteAssignment, { token, params: { id } })).data._id).toBe(id);
    expect(await expectFailure(api, deleteAssignment, { token, params: { id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      error: 'Assignment not found',
    });
  });
});

describe('listing assignments', () => {
  it('returns null for a deleted engineer or project', async () => {
    const { ids } = await pair();
    const { _id: id } = await assign(api, token, ids);
    await call(api, deleteEngineer, { token, params: { id: ids.engineerId } });
    await call(api, deleteProject, { token, params: { id: ids.projectId } });
    const { data } = await call(api, listAssignments, { token });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ engineerId: null, projectId: null });
  });

  it('searches the names of engineers, and the label of deleted ones', async () => {
    const { ids } = await pair();
    const zoe = await addEngineer(api, token, { name: 'Zoë Łukasik' });
    const kept = await assign(api, token, { ...ids, engineerId: zoe._id });
    const { ids: deleted } = await pair();
    const orphan = await assign(api, token, deleted);
    await call(api, deleteEngineer, { token, params: { id: deleted.engineerId } });
    const found = async (q: string) => {
      const { data } = await call(api, listAssignments, { token, query: { q } });
      return data.map(({ _id }) => _id);
    };
    expect(await found('oe luka')).toEqual([kept._id]);
    expect(await found('deleted eng')).toContain(orphan._id);
    expect(await found('deleted eng')).not.toContain(kept._id);
    expect(await found('nobody is called this')).toEqual([]);
  });

  it('limits engineers to their own assignments, searchable by project', async () => {
    const { token: engineerToken, id } = await signUp(api, 'engineer');
    const other = await addEngineer(api, token);
    const { _id: bridge } = await addProject(api, token, { name: 'Brücke' });
    const { _id: tower } = await addProject(api, token, { name: 'Tower' });
    await assign(api, token, { engineerId: id, projectId: bridge });
    await assign(api, token, { engineerId: id, projectId: tower });
    await assign(api, token, { engineerId: other._id, projectId: tower });
    const list = (query = {}) => call(api, listAssignments, { token: engineerToken, query });
    expect((await list()).data).toHaveLength(2);
    expect((await list({ q: 'brucke' })).data.map(({ projectId }) => projectId?.name)).toEqual(['Brücke']);
    expect((await list({ engineerId: other._id })).data).toEqual([]);
  });

  it('filters by status, engineer, project, and date range', async () => {
    const { ids } = await pair();
    const spans = [
      ['2026-01-01', '2026-01-31'],
      ['2026-03-01', '2026-03-31'],
      ['2026-05-01', '2026-05-31'],
    ];
    for (const [startDate, endDate] of spans) {
      await assign(api, token, { ...ids, startDate: startDate!, endDate: endDate! });
    }
    const days = async (query: Record<string, string>) => {
      const { data } = await call(api, listAssignments, { token, query: { ...query, sort: 'startDate' } });
      return data.map(({ startDate }) => startDate);
    };
    const { engineerId, projectId } = ids;
    expect(await days({ engineerId, status: 'completed' })).toEqual(['2026-01-01']);
    expect(await days({ engineerId, status: 'active' })).toEqual(['2026-03-01']);
    expect(await days({ projectId, status: 'upcoming' })).toEqual(['2026-05-01']);
    expect(await days({ projectId, from: '2026-01-31', to: '2026-03-01' })).toEqual([
      '2026-01-01',
      '2026-03-01',
    ]);
    expect(await days({ projectId, from: '2026-02-01' })).toEqual(['2026-03-01', '2026-05-01']);
  });
});
