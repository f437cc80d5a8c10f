import { listAssignments } from '@erm/contracts/assignments';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { listProjects, listSuitableEngineers } from '@erm/contracts/projects';
import { createProject, deleteProject, updateProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { createAssignment } from '@erm/contracts/assignment-edits';
import { startApi, type TestApi } from '../test-support/start-api';

const NOBODY = 'f'.repeat(24);
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

async function read(id: string) {
  const { data } = await call(api, listProjects, { token });
  return data.find(({ _id }) => _id === id);
}

describe('adding a project', () => {
  it('returns it with the default values and ignores derived fields in the request', async () => {
    const body = {
      name: 'Harbour',
      description: 'Moves the desk',
      startDate: '2026-03-01T10:00:00Z',
      endDate: '2026-09-30',
      requiredSkills: 'React, Go, react',
      currentTeamSize: 7,
    };
    const { data } = await call(api, createProject, { token, body });
    expect(data.project).toMatchObject({
      name: 'Harbour',
      startDate: '2026-03-01',
      endDate: '2026-09-30',
      status: 'planning',
      teamSize: 1,
      requiredSkills: ['React', 'Go'],
      currentTeamSize: 0,
      coveredSkills: [],
      missingSkills: ['React', 'Go'],
      version: 1,
    });
  });

  it('reports every missing field', async () => {
    const failure = await expectFailure(api, createProject, { token, body: { teamSize: 0 } });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(failure.issues).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'description', message: 'Description is required' },
      { path: 'startDate', message: 'Start date is required' },
      { path: 'endDate', message: 'End date is required' },
      { path: 'teamSize', message: 'Team size must be a whole number from 1 to 1000' },
    ]);
  });

  it('rejects a start date after the end date', async () => {
    const body = { name: 'X', description: 'Y', startDate: '2026-03-02', endDate: '2026-03-01' };
    expect(await expectFailure(api, createProject, { token, body })).toMatchObject({
      status: 400,
      error: 'Start date cannot be after end date',
    });
  });
});

describe('updating a project', () => {
  it('accepts status and team size, with status changes in any order', async () => {
    const project = await addProject(api, token);
    for (const status of ['completed', 'planning', 'active'] as const) {
      const body = { status, teamSize: 4 };
      const { data } = await call(api, updateProject, { token, params: { id: project._id }, body });
      expect(data.project).toMatchObject({ status, teamSize: 4, name: project.name });
    }
  });

  it.each([
    [{ teamSize: 0 }, 'Team size must be a whole number from 1 to 1000'],
    [{ status: 'paused' }, 'Status must be one of planning, active, completed'],
    [{}, 'Nothing to change: send at least one field'],
    [{ startDate: '2027-01-01' }, 'Start date cannot be after end date'],
    [{ endDate: '2025-12-31' }, 'Start date cannot be after end date'],
  ])('rejects %j', async (body, error) => {
    const { _id: id } = await addProject(api, token);
    expect(await expectFailure(api, updateProject, { token, params: { id }, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error,
    });
  });

  it('rejects an edit of an outdated version and returns the current one', async () => {
    const { _id: id } = await addProject(api, token);
    const { data } = await call(api, updateProject, { token, params: { id }, body: { teamSize: 2 } });
    const body = { teamSize: 3, version: 1 };
    expect(await expectFailure(api, updateProject, { token, params: { id }, body })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      current: data.project,
    });
  });

  it('returns 404 for an unknown ID and 400 for a malformed one', async () => {
    const body = { teamSize: 2 };
    const attempt = (id: string) => expectFailure(api, updateProject, { token, params: { id }, body });
    expect(await attempt(NOBODY)).toMatchObject({ status: 404, error: 'Project not found' });
    expect(await attempt('x'.repeat(24))).toMatchObject({ status: 400, code: 'MALFORMED_ID' });
  });
});

describe('deleting a project', () => {
  it('keeps its assignments, which can be found by “deleted”', async () => {
    const { _id: id } = await addProject(api, token, { name: 'Doomed' });
    const { token: engineerToken, id: engineerId } = await signUp(api, 'engineer');
    await assign(api, token, { engineerId, projectId: id });
    expect((await call(api, deleteProject, { token, params: { id } })).data._id).toBe(id);
    const { data } = await call(api, listAssignments, { token: engineerToken, query: { q: 'deleted' } });
    expect(data).toMatchObject([{ projectId: null, role: 'Developer' }]);
    expect((await call(api, listProjects, { token: engineerToken })).data).toEqual([]);
    expect((await expectFailure(api, deleteProject, { token, params: { id } })).status).toBe(404);
  });

  it('never leaves an assignment that counts as load, even with concurrent requests', async () => {
    const { _id: id } = await addProject(api, token);
    const { _id: engineerId } = await addEngineer(api, token);
    const body = assignmentBody({ engineerId, projectId: id, allocationPercentage: 10 });
    const creations = Array.from({ length: 6 }, () => send(api, createAssignment, { token, body }));
    const replies = await Promise.all([send(api, deleteProject, { token, params: { id } }), ...creations]);
    for (const { status } of replies.slice(1)) expect([201, 404]).toContain(status);
    const { data } = await call(api, listAssignments, { token, query: { engineerId } });
    expect(data.every(({ projectId }) => projectId === null)).toBe(true);
    await assign(api, token, {
      engineerId,
      projectId: (await addProject(api, token))._id,
      allocationPercentage: 100,
    });
  });
});

describe('a project’s team', () => {
  it('counts each existing engineer once and matches skills ignoring case', async () => {
    const { _id: projectId } = await addProject(api, token, { requiredSkills: ['React', 'Go', 'SQL'] });
    const ada = await addEngineer(api, token, { skills: ['react'] });
    const ben = await addEngineer(api, token, { skills: ['GO'] });
    const past = { startDate: '2026-01-01', endDate: '2026-01-31' };
    await assign(api, token, { engineerId: ada._id, projectId });
    await assign(api, token, { engineerId: ada._id, projectId });
    await assign(api, token, { engineerId: ada._id, projectId, ...past });
    await assign(api, token, { engineerId: ben._id, projectId, ...past });
    expect(await read(projectId)).toMatchObject({
      currentTeamSize: 2,
      membersToday: 1,
      coveredSkills: ['React', 'Go'],
      missingSkills: ['SQL'],
    });

    await call(api, deleteEngineer, { token, params: { id: ben._id } });
    await call(api, updateEngineer, { token, params: { id: ada._id }, body: { skills: ['sql'] } });
    expect(await read(projectId)).toMatchObject({
      currentTeamSize: 1,
      coveredSkills: ['SQL'],
      missingSkills: ['React', 'Go'],
    });
  });
});

describe('listing projects', () => {
  it('returns the newest first and limits engineers to projects they are assigned to', async () => {
    const { _id: first } = await addProject(api, token);
    const { _id: second } = await addProject(api, token);
    const { data } = await call(api, listProjects, { token });
    expect(data.slice(0, 2).map(({ _id }) => _id)).toEqual([second, first]);

    const { token: engineerToken, id: engineerId } = await signUp(api, 'engineer');
    expect((await call(api, listProjects, { token: engineerToken })).data).toEqual([]);
    await assign(api, token, { engineerId, projectId: first });
    expect((await call(api, listProjects, { token: engineerToken })).data.map(({ _id }) => _id)).toEqual([
      first,
    ]);
  });

  it('filters by status and searches name, description, and required skills', async () => {
    const fields = { name: 'Läuferweg', description: 'Trail (50% done)', requiredSkills: ['C++'] };
    const { _id: id } = await addProject(api, token, { ...fields, status: 'completed' });
    const ids = async (query: Record<string, string>) =>
      (await call(api, listProjects, { token, query })).data.map(({ _id }) => _id);
    expect(await ids({ status: 'completed', q: 'lauf' })).toEqual([id]);
    expect(await ids({ status: 'planning', q: 'lauf' })).toEqual([]);
    expect(await ids({ q: '(50% DONE)' })).toEqual([id]);
    expect(await ids({ q: 'c++' })).toEqual([id]);
    expect(await ids({ q: 'c.+' })).toEqual([]);
  });
});

describe('suitable engineers', () => {
  it('are ranked by required skills, then by capacity available throughout the dates', async () => {
    const fresh = await startApi();
    const { token: manager } = await signUp(fresh, 'manager');
    const fields = { requiredSkills: ['React', 'Go'], startDate: '2026-01-01', endDate: '2026-06-30' };
    const project = await addProject(fresh, manager, fields);
    const both = await addEngineer(fresh, manager, { name: 'Both', skills: ['go', 'react'] });
    const busy = await addEngineer(fresh, manager, { name: 'Busy', skills: ['React'] });
    await addEngineer(fresh, manager, { name: 'Free', skills: ['React'] });
    await addEngineer(fresh, manager, { name: 'None' });
    const engage = (engineerId: string, startDate: string, endDate: string, allocationPercentage: number) =>
      assign(fresh, manager, {
        engineerId,
        projectId: project._id,
        startDate,
        endDate,
        allocationPercentage,
      });
    await engage(both._id, '2026-01-01', '2026-03-01', 100);
    await engage(both._id, '2026-04-01', '2026-04-10', 70);
    await engage(busy._id, '2026-05-01', '2026-05-01', 90);

    const rank = async (query = {}) => {
      const sent = { token: manager, params: { id: project._id }, query };
      const { data } = await call(fresh, listSuitableEngineers, sent);
      return data.map(({ name, availableCapacity }) => [name, availableCapacity]);
    };
    expect(await rank()).toEqual([
      ['Both', 30],
      ['Free', 100],
      ['Busy', 10],
      ['None', 100],
    ]);
    expect(await rank({ from: '2026-05-02', to: '2026-05-31' })).toEqual([
      ['Both', 100],
      ['Busy', 100],
      ['Free', 100],
      ['None', 100],
    ]);
    expect(await rank({ allocationPercentage: 50 })).toEqual([
      ['Free', 100],
      ['None', 100],
    ]);

    expect(await rank({ limit: 2 })).toEqual([
      ['Both', 30],
      ['Free', 100],
    ]);

    const sent = { token: manager, params: { id: project._id } };
    const { data } = await call(fresh, listSuitableEngineers, sent);
    expect(data[1]).toMatchObject({ matchedSkills: ['React'], missingSkills: ['Go'], availableFrom: null });
    expect(
      await expectFailure(fresh, listSuitableEngineers, { ...sent, query: { from: '2026-08-01' } }),
    ).toMatchObject({
      status: 400,
      error: 'from cannot be after to',
    });
    for (const [name, value] of Object.entries({ allocationPercentage: '101', limit: 201, from: 'x' })) {
      const query = { [name]: value };
      expect((await expectFailure(fresh, listSuitableEngineers, { ...sent, query })).status).toBe(400);
    }
    const nothing = { token: manager, params: { id: NOBODY } };
    expect((await expectFailure(fresh, listSuitableEngineers, nothing)).status).toBe(404);
    await fresh.close();
  });
});

it('lists one project by its id, and none that an engineer is not assigned to', async () => {
  const { token: manager } = await signUp(api, 'manager');
  const engineer = await signUp(api, 'engineer');
  const own = await addProject(api, manager);
  const other = await addProject(api, manager);
  await assign(api, manager, { engineerId: engineer.id, projectId: own._id });
  const find = async (as: string, id: string) =>
    (await call(api, listProjects, { token: as, query: { id } })).data.map(({ _id }) => _id);
  expect(await find(manager, other._id)).toEqual([other._id]);
  expect(await find(engineer.token, own._id)).toEqual([own._id]);
  expect(await find(engineer.token, other._id)).toEqual([]);
  expect(await find(manager, 'f'.repeat(24))).toEqual([]);
});
