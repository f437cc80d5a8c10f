import { listChanges, undoChange } from '@erm/contracts/changes';
import { deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { listEngineers } from '@erm/contracts/engineers';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { listProjects } from '@erm/contracts/projects';
import { deleteProject, updateProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toObjectId } from '../db/id';
import { verifyDatabase } from '../integrity/verify-database';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

/** Has the last change of an entity recorded as an earlier release would have, with what it accepted. */
async function recordedEarlier(entityId: string, values: Record<string, unknown>): Promise<string> {
  const change = (await call(api, listChanges, { token, query: { entityId, limit: 1 } })).data[0]!;
  await api.db.audit.updateOne(
    { _id: toObjectId(change._id) },
    { $set: { before: { ...change.before, ...values } } },
  );
  return change._id;
}
const undo = (id: string) => call(api, undoChange, { token, params: { id } });
const violations = async () =>
  (await verifyDatabase(api.db)).findings().filter(({ severity }) => severity === 'violation');

it('brings back texts as they are stored now', async () => {
  const { _id: engineerId } = await addEngineer(api, token, { skills: ['Go'] });
  const { _id: projectId } = await addProject(api, token);
  const { _id: assignmentId } = await assign(api, token, { engineerId, projectId });
  const edits = [
    [updateEngineer, engineerId, { name: 'Ada' }, { name: ' Ada\u200b  Park', skills: ['Go,Rust', 'go'] }],
    [updateProject, projectId, { name: 'Pier' }, { name: 'Har\u202ebor', description: '\u200b' }],
    [updateAssignment, assignmentId, { role: 'Lead' }, { role: 'Developer\t' }],
    [deleteAssignment, assignmentId, undefined, { role: 'Lead \u200b' }],
    [deleteProject, projectId, undefined, { name: 'Har  bor' }],
    [deleteEngineer, engineerId, undefined, { department: 'We\u0000b' }],
  ] as const;
  for (const [endpoint, id, body, before] of edits) {
    await call(api, endpoint, { token, params: { id }, body });
    await undo(await recordedEarlier(id, before));
    expect(await violations()).toEqual([]);
  }
  const { data } = await call(api, listEngineers, { token });
  expect(data.engineers).toMatchObject([{ name: 'Ada Park', skills: ['Go', 'Rust'], department: 'Web' }]);
  expect((await call(api, listProjects, { token })).data).toMatchObject([
    { name: 'Har bor', description: 'No description' },
  ]);
});

it('brings back no days that cannot be planned', async () => {
  const { _id: engineerId } = await addEngineer(api, token);
  const { _id: projectId } = await addProject(api, token);
  const { _id: assignmentId } = await assign(api, token, { engineerId, projectId });
  const edits = [
    [updateProject, projectId, { endDate: '2027-12-31' }, 'endDate', '9999-12-31', 'End date'],
    [updateAssignment, assignmentId, { startDate: '2026-03-02' }, 'startDate', '0001-01-01', 'Start date'],
    [deleteAssignment, assignmentId, undefined, 'endDate', '3000-01-01', 'End date'],
    [deleteProject, projectId, undefined, 'startDate', '1899-12-31', 'Start date'],
  ] as const;
  for (const [endpoint, id, body, field, day, label] of edits) {
    await call(api, endpoint, { token, params: { id }, body });
    const change = await recordedEarlier(id, { [field]: day });
    expect(await expectFailure(api, undoChange, { token, params: { id: change } })).toMatchObject({
      status: 409,
      error: `${label} must be between 1900-01-01 and 2999-12-31`,
    });
  }
});
