import { deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { updateProfile } from '@erm/contracts/auth';
import { listEngineers } from '@erm/contracts/engineers';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { listSuitableEngineers } from '@erm/contracts/projects';
import { deleteProject } from '@erm/contracts/project-edits';
import { getUtilization } from '@erm/contracts/utilization';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { startTwoServers, type TwoServers } from '../test-support/start-two-servers';

let api: TestApi;
let other: TestApi;
let token: string;
let close: TwoServers['close'];
beforeAll(async () => ({ api, other, token, close } = await startTwoServers()));
afterAll(() => close());

// Slow because a server starts after each change, and each one ensures its indexes.
it('stays current on one server after any change made through another', async () => {
  const ada = await addEngineer(api, token, { name: 'Ada', skills: ['Go'] });
  const ben = await addEngineer(api, token, { name: 'Ben' });
  const cleo = await signUp(api, 'engineer', 'Cleo');
  const project = await addProject(api, token, { requiredSkills: ['Go'] });
  const harbor = await addProject(api, token, { name: 'Harbor' });
  const first = await assign(api, token, { engineerId: ada._id, projectId: project._id });
  await assign(api, token, { engineerId: ben._id, projectId: harbor._id, allocationPercentage: 30 });

  const responses = async (at: TestApi) => {
    const query = { sort: '-availableCapacity' };
    const params = { id: project._id };
    return JSON.stringify([
      (await call(at, listEngineers, { token, query })).data,
      (await call(at, listEngineers, { token, query: { ...query, q: 'go' } })).data,
      (await call(at, listSuitableEngineers, { token, params })).data,
      (await call(at, getUtilization, { token })).data,
    ]);
  };
  const changes: [string, () => Promise<unknown>][] = [
    [
      'assign',
      () => assign(api, token, { engineerId: ben._id, projectId: project._id, allocationPercentage: 20 }),
    ],
    [
      'edit',
      () =>
        call(api, updateAssignment, { token, params: { id: first._id }, body: { allocationPercentage: 60 } }),
    ],
    [
      'reassign',
      () => call(api, updateAssignment, { token, params: { id: first._id }, body: { engineerId: cleo.id } }),
    ],
    ['unassign', () => call(api, deleteAssignment, { token, params: { id: first._id } })],
    [
      'lower capacity',
      () => call(api, updateEngineer, { token, params: { id: ben._id }, body: { maxCapacity: 40 } }),
    ],
    ['learn', () => call(api, updateProfile, { token: cleo.token, body: { skills: ['Go', 'Rust'] } })],
    ['delete a project', () => call(api, deleteProject, { token, params: { id: harbor._id } })],
    ['delete an engineer', () => call(api, deleteEngineer, { token, params: { id: ada._id } })],
    ['add an engineer', () => addEngineer(api, token, { name: 'Dana' })],
  ];
  for (const [name, change] of changes) {
    const before = await responses(other);
    await change();
    const fresh = await startApi({ database: api.database });
    const expected = await responses(fresh);
    await fresh.close();
    expect(expected, name).not.toBe(before);
    expect(await responses(other), name).toBe(expected);
  }
}, 120_000);

it('reads only the engineers that changed', async () => {
  const finds: { filter: Record<string, unknown>; projection: Record<string, unknown> }[] = [];
  const watched = await startApi({
    database: api.database,
    onCommand: ({ command }) => {
      if (command['find'] === 'users' && 'projection' in command) finds.push(command as never);
    },
  });
  const ada = await addEngineer(api, token, { name: 'Ada' });
  await addEngineer(api, token, { name: 'Ben' });
  await call(watched, getUtilization, { token });
  finds.length = 0;
  await call(watched, getUtilization, { token });
  expect(finds).toEqual([]);
  await call(api, updateEngineer, { token, params: { id: ada._id }, body: { maxCapacity: 40 } });
  await call(watched, getUtilization, { token });
  const [locks, rows] = finds;
  expect(locks?.projection).toEqual({ lock: 1 });
  expect(String(Object.values(rows?.filter['_id'] ?? {})[0])).toBe(ada._id);
  expect(finds).toHaveLength(2);
  await watched.close();
});
