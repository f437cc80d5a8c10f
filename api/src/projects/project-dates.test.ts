import { createAssignment } from '@erm/contracts/assignment-edits';
import { applyBatch } from '@erm/contracts/batches';
import { undoChange } from '@erm/contracts/changes';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { listProjects } from '@erm/contracts/projects';
import { deleteProject, updateProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toObjectId } from '../db/id';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

/** A project in 2026 with somebody in March. */
async function staffed() {
  const { _id: engineerId } = await addEngineer(api, token);
  const { _id: projectId } = await addProject(api, token);
  await assign(api, token, { engineerId, projectId });
  return { engineerId, projectId, params: { id: projectId } };
}
const projectOf = async (id: string) => (await call(api, listProjects, { token, query: { id } })).data[0]!;
const MESSAGE = '1 assignment is outside the new project dates. Shorten, move, or delete what sticks out.';

describe('new dates of a project', () => {
  it.each([
    ['startDate', '2026-03-02'],
    ['endDate', '2026-03-30'],
  ])('must not leave an assignment outside, as in a batch: %s', async (path, day) => {
    const { params, projectId } = await staffed();
    const failure = await expectFailure(api, updateProject, { token, params, body: { [path]: day } });
    expect(failure).toMatchObject({
      status: 400,
      code: 'OUTSIDE_PROJECT_DATES',
      issues: [{ path, message: MESSAGE }],
    });
    const dates = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const body = {
      operations: [{ action: 'updateProject', id: projectId, body: { ...dates, [path]: day } }],
    };
    expect(await expectFailure(api, applyBatch, { token, body })).toMatchObject({
      status: 400,
      code: 'OUTSIDE_PROJECT_DATES',
      issues: [{ path: `operations.0.body.${path}`, message: MESSAGE }],
    });
    expect(await projectOf(projectId)).toMatchObject({ ...dates, version: 1 });
  });

  it('may leave out those of deleted engineers, and what was outside before', async () => {
    const { params, projectId, engineerId } = await staffed();
    // As releases before this rule could leave it.
    await api.db.projects.updateOne({ _id: toObjectId(projectId) }, { $set: { startDate: '2026-03-10' } });
    await call(api, updateProject, { token, params, body: { status: 'active', endDate: '2026-11-30' } });
    await call(api, deleteEngineer, { token, params: { id: engineerId } });
    await call(api, updateProject, { token, params, body: { startDate: '2026-06-01' } });
  });

  it('are judged together with assignments that are created meanwhile', async () => {
    const { params, engineerId, projectId } = await staffed();
    const late = { startDate: '2026-05-01', endDate: '2026-05-31', allocationPercentage: 10 };
    const body = assignmentBody({ engineerId, projectId, ...late });
    const [shortening, creation] = await Promise.all([
      send(api, updateProject, { token, params, body: { endDate: '2026-04-30' } }),
      send(api, createAssignment, { token, body }),
    ]);
    expect([
      [200, 400],
      [400, 201],
    ]).toContainEqual([shortening.status, creation.status]);
  });

  it('do not return by undoing while an assignment would be outside', async () => {
    const { params, engineerId, projectId } = await staffed();
    const { changeId } = await call(api, updateProject, { token, params, body: { endDate: '2027-12-31' } });
    await assign(api, token, { engineerId, projectId, startDate: '2027-01-01', endDate: '2027-01-31' });
    const sent = { token, params: { id: changeId! } };
    expect(await expectFailure(api, undoChange, sent)).toMatchObject({ code: 'OUTSIDE_PROJECT_DATES' });
  });

  it('do not return by undoing if they cannot be planned', async () => {
    const { params, projectId } = await staffed();
    const odd = { $set: { endDate: '9999-12-31' } };
    await api.db.projects.updateOne({ _id: toObjectId(projectId) }, odd);
    const { changeId } = await call(api, updateProject, { token, params, body: { endDate: '2027-12-31' } });
    const failure = await expectFailure(api, undoChange, { token, params: { id: changeId! } });
    expect(failure.error).toContain('End date must be between 1900-01-01 and 2999-12-31');
  });

  it('return with a restored project and what is assigned to it', async () => {
    const { params, projectId } = await staffed();
    const { changeId } = await call(api, deleteProject, { token, params });
    await call(api, undoChange, { token, params: { id: changeId! } });
    expect(await projectOf(projectId)).toMatchObject({ endDate: '2026-12-31', currentTeamSize: 1 });
    const body = { endDate: '2026-03-30' };
    await expectFailure(api, updateProject, { token, params, body });
  });
});
