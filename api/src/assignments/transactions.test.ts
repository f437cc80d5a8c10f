import { applyBatch } from '@erm/contracts/batches';
import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const commands: Document[] = [];
let api: TestApi;
let token: string;
let engineerId: string;
let projectId: string;

beforeAll(async () => {
  api = await startApi({ onCommand: ({ command }) => commands.push(command) });
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());
beforeEach(async () => {
  engineerId = (await addEngineer(api, token))._id;
  projectId = (await addProject(api, token))._id;
});

/** The commands of a request's transaction, each a round trip: name and collection. */
async function transactionOf(request: () => Promise<unknown>): Promise<string[]> {
  commands.length = 0;
  await request();
  return commands.filter(({ autocommit }) => autocommit === false).map(nameOf);
}

function nameOf(command: Document): string {
  const [name, target] = Object.entries(command)[0]!;
  return typeof target === 'string' ? `${name} ${target}` : name;
}

const LOCKS = ['findAndModify projects', 'findAndModify users'];

// Whoever conflicts begins again, so a transaction that locks late loses to those that lock early each time.
describe('the transaction of an assignment that', () => {
  it('is created takes 8 round trips, the first for its locks', async () => {
    await assign(api, token, { engineerId: (await addEngineer(api, token))._id, projectId });
    const body = assignmentBody({ engineerId, projectId });
    const names = await transactionOf(() => call(api, createAssignment, { token, body }));
    expect(names.slice(0, 2)).toEqual(LOCKS);
    expect(names).toHaveLength(8);
  });

  it('is edited takes 9 round trips, the first for its locks', async () => {
    const { _id: id, version } = await assign(api, token, { engineerId, projectId });
    const body = { version, allocationPercentage: 20 };
    const names = await transactionOf(() => call(api, updateAssignment, { token, params: { id }, body }));
    expect(names.slice(0, 3)).toEqual(['find assignments', ...LOCKS]);
    expect(names).toHaveLength(9);
  });

  it('is deleted takes 11 round trips, the first for its locks', async () => {
    const { _id: id } = await assign(api, token, { engineerId, projectId });
    const names = await transactionOf(() => call(api, deleteAssignment, { token, params: { id } }));
    expect(names.slice(0, 3)).toEqual(['find assignments', ...LOCKS]);
    expect(names).toHaveLength(11);
  });

  it('gets another role takes 7 round trips, and locks nobody else', async () => {
    const { _id: id, version } = await assign(api, token, { engineerId, projectId });
    const body = { version, role: 'Advisor' };
    const names = await transactionOf(() => call(api, updateAssignment, { token, params: { id }, body }));
    expect(names.slice(0, 2)).toEqual(['find assignments', 'update assignments']);
    expect(names).toHaveLength(7);
  });
});

describe('the transaction of a batch', () => {
  it.each([2, 8])('of %i moves takes 11 round trips', async (count) => {
    const moved = Array.from({ length: count }, async () => {
      const engineer = await addEngineer(api, token);
      const project = await addProject(api, token);
      return assign(api, token, { engineerId: engineer._id, projectId: project._id });
    });
    const operations = (await Promise.all(moved)).map(({ _id: id }) => ({
      action: 'update' as const,
      id,
      body: { endDate: '2026-03-30' },
    }));
    const names = await transactionOf(() => call(api, applyBatch, { token, body: { operations } }));
    expect(names).toEqual([
      'find assignments',
      'update projects',
      'find projects',
      'update users',
      'find users',
      'find assignments',
      'update assignments',
      'update users',
      'find audit',
      'insert audit',
      'commitTransaction',
    ]);
  });
});
