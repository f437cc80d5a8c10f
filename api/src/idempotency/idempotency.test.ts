import type { Endpoint } from '@erm/contracts/endpoint';
import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment } from '@erm/contracts/assignment-edits';
import { listEngineers } from '@erm/contracts/engineers';
import { createEngineer, deleteEngineer } from '@erm/contracts/engineer-edits';
import { listProjects } from '@erm/contracts/projects';
import { createProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, readFailure, send } from '../test-support/call';
import {
  addEngineer,
  addProject,
  assignmentBody,
  freshEmail,
  PASSWORD,
  signUp,
} from '../test-support/people';
import type { TestApi } from '../test-support/start-api';
import { startTwoServers, type TwoServers } from '../test-support/start-two-servers';

let api: TestApi;
let other: TestApi;
let token: string;
let close: TwoServers['close'];
beforeAll(async () => ({ api, other, token, close } = await startTwoServers()));
afterAll(() => close());

let keys = 0;
const freshKey = () => `key-${(keys += 1)}`;
const post = (endpoint: Endpoint, body: unknown, key: string, { at = api, as = token } = {}) =>
  send(at, endpoint, { token: as, body, headers: { 'idempotency-key': key } });

const engineer = () => ({
  name: 'Ada Park',
  email: freshEmail('engineer'),
  password: PASSWORD,
  department: 'Web',
});
const project = () => ({
  name: `Harbour ${freshKey()}`,
  description: 'Moves the booking desk',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
});
const engineers = async () => (await call(api, listEngineers, { token, query: { limit: 1 } })).page?.total;
const projects = async () => (await call(api, listProjects, { token, query: { limit: 1 } })).page?.total;

describe('a request repeated with its Idempotency-Key', () => {
  it('returns the first response without creating another engineer', async () => {
    const [key, body] = [freshKey(), engineer()];
    const first = await post(createEngineer, body, key);
    expect(first.status).toBe(201);
    const total = await engineers();
    const again = await post(createEngineer, body, key);
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(await first.text());
    expect(await engineers()).toBe(total);
  });

  it('returns it for an assignment that would not fit twice', async () => {
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    const body = assignmentBody({ engineerId, projectId, allocationPercentage: 80 });
    const key = freshKey();
    const first = await post(createAssignment, body, key);
    const again = await post(createAssignment, body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
    const query = { engineerId, limit: 10 };
    expect((await call(api, listAssignments, { token, query })).page?.total).toBe(1);
  });

  it('returns it for every concurrent request at two servers', async () => {
    const [key, body] = [freshKey(), project()];
    const total = (await projects()) ?? 0;
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => post(createProject, body, key, { at: i % 2 ? api : other })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
    expect(await projects()).toBe(total + 1);
  });

  it('returns it even after the created object was deleted, without recreating it', async () => {
    const [key, body] = [freshKey(), engineer()];
    const first = (await (await post(createEngineer, body, key)).json()) as {
      data: { engineer: { _id: string } };
    };
    await call(api, deleteEngineer, { token, params: { id: first.data.engineer._id } });
    const total = await engineers();
    expect(await (await post(createEngineer, body, key)).json()).toEqual(first);
    expect(await engineers()).toBe(total);
  });

  it('is rejected with a different body', async () => {
    const key = freshKey();
    await post(createProject, project(), key);
    const total = await projects();
    expect(await readFailure(await post(createProject, project(), key))).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await projects()).toBe(total);
  });

  it('is executed when the first one failed', async () => {
    const key = freshKey();
    expect((await post(createProject, { ...project(), name: '' }, key)).status).toBe(400);
    expect((await post(createProject, project(), key)).status).toBe(201);
  });

  it('is a new request for another user, on another endpoint, and after 24 hours', async () => {
    const [key, body] = [freshKey(), project()];
    const { token: as } = await signUp(api, 'manager');
    const total = (await projects()) ?? 0;
    await post(createProject, body, key);
    await post(createProject, body, key, { as });
    expect(await projects()).toBe(total + 2);
    expect((await post(createEngineer, engineer(), key)).status).toBe(201);
    await api.db.storedResponses.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await post(createProject, body, key);
    expect(await projects()).toBe(total + 3);
  });

  it.each(['two words', 'é', 'x'.repeat(256)])('is rejected when the key is %j', async (key) => {
    const failure = await readFailure(
      await post(createProject, project(), Buffer.from(key, 'utf8').toString('latin1')),
    );
    const message = 'Idempotency-Key must be 1 to 255 visible ASCII characters';
    expect(failure).toMatchObject({ status: 400, issues: [{ path: 'Idempotency-Key', message }] });
  });

  it('stores no password', async () => {
    await post(createEngineer, engineer(), freshKey());
    expect(JSON.stringify(await api.db.storedResponses.find().toArray())).not.toContain(PASSWORD);
  });
});
