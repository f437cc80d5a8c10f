import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { applyBatch } from '@erm/contracts/batches';
import { listChanges, undoBatch, undoChange } from '@erm/contracts/changes';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleApi, startProcess, type ApiProcess } from '../test-support/api-process';
import { call, send, type Api } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { TEST_SECRET, uriOf } from '../test-support/start-api';

const database = `api-test-${randomUUID()}`;
const dataDir = mkdtempSync(join(tmpdir(), 'api-two-'));
const bundle = bundleApi();
let processes: ApiProcess[];
let apis: Api[];
let token: string;
let projectId: string;

beforeAll(async () => {
  const environment = { MONGODB_URI: uriOf(database), JWT_SECRET: TEST_SECRET, RATE_LIMITS: 'off' };
  processes = [1, 2].map(() => startProcess(bundle, { ...environment, DATA_DIR: dataDir }));
  apis = await Promise.all(processes.map(async ({ ready }) => ({ baseUrl: (await ready).url })));
  ({ token } = await signUp(apis[0]!, 'manager'));
  projectId = (await addProject(apis[0]!, token))._id;
}, 120_000);
afterAll(async () => {
  for (const { child } of processes) child.kill();
  await Promise.all(processes.map(({ ended }) => ended));
  const client = new MongoClient(inject('mongoUri'));
  await client.db(database).dropDatabase();
  await client.close();
  for (const folder of [bundle, dataDir]) rmSync(folder, { recursive: true, force: true });
});

async function engineerAtBoth() {
  const engineerId = (await addEngineer(apis[0]!, token))._id;
  // The percentages can be added up because all of a test's assignments have the same dates.
  const load = async () => {
    const { data } = await call(apis[1]!, listAssignments, { token, query: { engineerId } });
    return data.reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);
  };
  return { engineerId, load };
}

/** Sends all calls at once, alternating between the processes, and counts the responses by status. */
async function callBoth(calls: ((api: Api) => Promise<Response>)[]): Promise<Record<string, number>> {
  return countOf(calls, ({ status }) => status);
}

async function countOf(
  calls: ((api: Api) => Promise<Response>)[],
  keyOf: (reply: Response) => unknown,
): Promise<Record<string, number>> {
  const replies = await Promise.all(calls.map((request, index) => request(apis[index % apis.length]!)));
  const counts: Record<string, number> = {};
  for (const key of await Promise.all(replies.map(keyOf)))
    counts[String(key)] = (counts[String(key)] ?? 0) + 1;
  return counts;
}

/** The error code of a response. */
async function codeOf(reply: Response): Promise<unknown> {
  return ((await reply.json()) as { code?: string }).code;
}

describe('two processes on one database', () => {
  it('accept exactly ten of twenty concurrent 10% assignments', async () => {
    const { engineerId, load } = await engineerAtBoth();
    const body = assignmentBody({ engineerId, projectId, allocationPercentage: 10 });
    const create = (api: Api) => send(api, createAssignment, { token, body });
    expect(await callBoth(Array.from({ length: 20 }, () => create))).toEqual({ 201: 10, 409: 10 });
    expect(await load()).toBe(100);
  });

  it('accept only as many concurrent increases as fit', async () => {
    const { engineerId, load } = await engineerAtBoth();
    const ten = { engineerId, projectId, allocationPercentage: 10 };
    const assignments = await Promise.all(Array.from({ length: 6 }, () => assign(apis[0]!, token, ten)));
    const raises = assignments.map(
      ({ _id: id }) =>
        (api: Api) =>
          send(api, updateAssignment, { token, params: { id }, body: { allocationPercentage: 30 } }),
    );
    expect(await callBoth(raises)).toEqual({ 200: 2, 409: 4 });
    expect(await load()).toBe(100);
  });

  it('accept only one of several edits of the same version that lock nothing else', async () => {
    const { engineerId } = await engineerAtBoth();
    const { _id: id } = await assign(apis[0]!, token, { engineerId, projectId });
    for (let version = 1; version <= 5; version += 1) {
      const edit = (role: string) => (api: Api) =>
        send(api, updateAssignment, { token, params: { id }, body: { role, version } });
      const edits = ['Lead', 'Advisor', 'Tester', 'Writer'].map((role) => edit(`${role} ${version}`));
      expect(await callBoth(edits)).toEqual({ 200: 1, 409: 3 });
    }
    const { data } = await call(apis[1]!, listAssignments, { token, query: { engineerId } });
    expect(data).toMatchObject([{ _id: id, version: 6 }]);
  });

  it('undo a change, and a batch, only once', async () => {
    const { engineerId, load } = await engineerAtBoth();
    const { _id } = await assign(apis[0]!, token, { engineerId, projectId, allocationPercentage: 40 });
    const body = { allocationPercentage: 70 };
    const { changeId = '' } = await call(apis[0]!, updateAssignment, { token, params: { id: _id }, body });
    const undo = (api: Api) => send(api, undoChange, { token, params: { id: changeId } });
    const once = { undefined: 1, ALREADY_UNDONE: 5 };
    expect(
      await countOf(
        Array.from({ length: 6 }, () => undo),
        codeOf,
      ),
    ).toEqual(once);
    expect(await load()).toBe(40);

    const operations = [body, { role: 'Lead' }].map((each) => ({ action: 'update', id: _id, body: each }));
    const { data } = await call(apis[0]!, applyBatch, { token, body: { operations } });
    const undoAll = (api: Api) => send(api, undoBatch, { token, params: { id: data.batchId ?? '' } });
    expect(
      await countOf(
        Array.from({ length: 6 }, () => undoAll),
        codeOf,
      ),
    ).toEqual(once);
    expect(await load()).toBe(40);
    const history = await call(apis[1]!, listChanges, { token, query: { entityId: _id } });
    const batch = [data.batchId, data.batchId, null, null];
    expect(history.data.map(({ undoes }) => undoes)).toEqual([...batch, changeId, null, null]);
  });

  it('apply batches that touch the same engineers in opposite orders', async () => {
    const both = [await engineerAtBoth(), await engineerAtBoth()];
    const forth = both.map(({ engineerId }) => ({
      action: 'create',
      body: assignmentBody({ engineerId, projectId, allocationPercentage: 30 }),
    }));
    const apply = (operations: object[]) => (api: Api) =>
      send(api, applyBatch, { token, body: { operations } });
    const calls = Array.from({ length: 8 }, (_, index) => apply(index % 3 ? forth : [...forth].reverse()));
    expect(await callBoth(calls)).toEqual({ 201: 3, 409: 5 });
    expect(await Promise.all(both.map(({ load }) => load()))).toEqual([90, 90]);
  });
});
