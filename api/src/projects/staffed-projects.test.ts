import { deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { updateProfile } from '@erm/contracts/auth';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject, updateProject } from '@erm/contracts/project-edits';
import { getRoadmap } from '@erm/contracts/roadmap';
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
it('are current on one server after any change made through another', async () => {
  const ada = await addEngineer(api, token, { name: 'Ada', skills: ['Go'] });
  const cleo = await signUp(api, 'engineer', 'Cleo');
  const quay = await addProject(api, token, { name: 'Quay', requiredSkills: ['Go', 'Rust'], teamSize: 3 });
  const harbor = await addProject(api, token, { name: 'Harbor' });
  const first = await assign(api, token, { engineerId: ada._id, projectId: quay._id });
  const engineerId = cleo.id;

  const response = async (at: TestApi) => {
    const query = { from: '2026-01-01', to: '2027-12-31', sort: 'open' };
    return JSON.stringify((await call(at, getRoadmap, { token, query })).data);
  };
  const edit = (body: object) => call(api, updateProject, { token, params: { id: quay._id }, body });
  const changes: [string, () => Promise<unknown>][] = [
    ['assign', () => assign(api, token, { engineerId, projectId: quay._id, allocationPercentage: 20 })],
    [
      'shorten',
      () =>
        call(api, updateAssignment, {
          token,
          params: { id: first._id },
          body: { endDate: first.startDate },
        }),
    ],
    ['learn', () => call(api, updateProfile, { token: cleo.token, body: { skills: ['Rust'] } })],
    ['rename', () => edit({ name: 'Wharf' })],
    ['complete', () => edit({ status: 'completed' })],
    ['reopen', () => edit({ status: 'active', teamSize: 4 })],
    ['unassign', () => call(api, deleteAssignment, { token, params: { id: first._id } })],
    ['delete an engineer', () => call(api, deleteEngineer, { token, params: { id: engineerId } })],
    ['add a project', () => addProject(api, token, { name: 'Pier' })],
    ['delete a project', () => call(api, deleteProject, { token, params: { id: harbor._id } })],
  ];
  for (const [name, change] of changes) {
    const before = await response(other);
    await change();
    const fresh = await startApi({ database: api.database });
    const expected = await response(fresh);
    await fresh.close();
    expect(expected, name).not.toBe(before);
    expect(await response(other), name).toBe(expected);
  }
}, 120_000);
