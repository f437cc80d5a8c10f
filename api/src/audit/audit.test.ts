import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { listAudit } from '@erm/contracts/audit';
import { updateProfile } from '@erm/contracts/auth';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject, updateProject } from '@erm/contracts/project-edits';
import { ObjectId } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { startAuditRetention } from './audit-retention';

let api: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
let token: string;
beforeAll(async () => {
  api = await startApi();
  manager = await signUp(api, 'manager', 'Marta Kowalska');
  token = manager.token;
});
afterAll(() => api.close());

type Query = Record<string, string | number>;
const audit = (query: Query = {}) => call(api, listAudit, { token, query });
const historyOf = async (entityId: string) => (await audit({ entityId })).data;

describe('the audit log', () => {
  it('records the actor, the time, the request, and the state before and after', async () => {
    const project = await addProject(api, token, { name: 'Harbour' });
    const started = Date.now();
    const reply = await send(api, updateProject, {
      token,
      params: { id: project._id },
      body: { name: 'Quay' },
      headers: { 'x-request-id': 'rename-1' },
    });
    expect(reply.status).toBe(200);
    await call(api, deleteProject, { token, params: { id: project._id } });

    const [deleted, renamed, created] = await historyOf(project._id);
    expect(created).toMatchObject({ action: 'create', entity: 'project', before: null });
    expect(created?.after).toMatchObject({ name: 'Harbour', version: 1 });
    expect(renamed).toMatchObject({
      action: 'update',
      actor: { _id: manager.id, name: 'Marta Kowalska' },
      requestId: reply.headers.get('x-request-id'),
    });
    // Only what changed, so that nobody can fill the log with what did not.
    expect(renamed?.before).toEqual({ name: 'Harbour', version: 1 });
    expect(renamed?.after).toEqual({ name: 'Quay', version: 2 });
    expect(Date.parse(renamed?.at ?? '')).toBeGreaterThanOrEqual(started - 1000);
    expect(deleted).toMatchObject({ action: 'delete', before: { name: 'Quay', teamSize: 1 }, after: null });
  });

  it('records every change to an engineer, without the contents of a password change', async () => {
    const engineer = await addEngineer(api, token, { name: 'Ada Park' });
    const params = { id: engineer._id };
    await call(api, updateEngineer, { token, params, body: { department: 'Data' } });
    await call(api, updateEngineer, { token, params, body: { password: 'another-secret' } });
    await call(api, deleteEngineer, { token, params });
    const history = await historyOf(engineer._id);
    expect(history.map(({ action, passwordChanged }) => [action, passwordChanged])).toEqual([
      ['delete', false],
      ['update', true],
      ['update', false],
      ['create', false],
    ]);
    expect(JSON.stringify(history)).not.toMatch(/secret|hash|argon/i);
  });

  it('records every change to an assignment', async () => {
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    const { _id } = await assign(api, token, { engineerId, projectId, allocationPercentage: 20 });
    await call(api, updateAssignment, { token, params: { id: _id }, body: { allocationPercentage: 40 } });
    await call(api, updateAssignment, { token, params: { id: _id }, body: { role: 'Lead' } });
    await call(api, deleteAssignment, { token, params: { id: _id } });
    const history = await historyOf(_id);
    expect(history.map(({ action }) => action)).toEqual(['delete', 'update', 'update', 'create']);
    expect(history[1]).toMatchObject({ before: { role: 'Developer' }, after: { role: 'Lead' } });
    expect(history[2]).toMatchObject({
      before: { allocationPercentage: 20 },
      after: { allocationPercentage: 40 },
    });
    expect(history[3]?.after).toMatchObject({ allocationPercentage: 20, engineerId, projectId });
  });

  it('attributes registrations and profile edits to the user who made them', async () => {
    const engineer = await signUp(api, 'engineer', 'Noor Haddad');
    await call(api, updateProfile, { token: engineer.token, body: { name: 'Noor H. Haddad' } });
    const actor = { _id: engineer.id, name: 'Noor Haddad' };
    expect(await historyOf(engineer.id)).toMatchObject([
      { action: 'update', actor, after: { name: 'Noor H. Haddad' } },
      { action: 'create', actor, entity: 'user' },
    ]);
  });

  it('does not record edits that change nothing', async () => {
    const engineer = await signUp(api, 'engineer', 'Lena Fischer');
    const body = { department: 'Web', skills: ['React', 'Node'] };
    for (let i = 0; i < 3; i += 1) await call(api, updateProfile, { token: engineer.token, body });
    const history = await historyOf(engineer.id);
    expect(history.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('is kept for as long as configured', async () => {
    const { _id } = await addProject(api, token);
    const [record] = await api.db.audit.find({ entityId: new ObjectId(_id) }).toArray();
    const daysAgo = (days: number) => ObjectId.createFromTime(Math.floor(Date.now() / 1000) - days * 86_400);
    const [old, recent] = [daysAgo(31), daysAgo(29)];
    await api.db.audit.insertMany([old, recent].map((id) => ({ ...record!, _id: id })));
    const retention = startAuditRetention(api.db, 30, pino({ enabled: false }));
    await retention.stop();
    const kept = (await historyOf(_id)).map((entry) => entry._id);
    expect(kept).toEqual([record?._id, recent].map(String));
  });

  it('does not record rejected requests', async () => {
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    const before = (await audit()).page?.total;
    const body = assignmentBody({ engineerId, projectId, allocationPercentage: 100 });
    await call(api, createAssignment, { token, body });
    expect((await expectFailure(api, createAssignment, { token, body })).code).toBe('CAPACITY_EXCEEDED');
    const stale = { token, params: { id: projectId }, body: { name: 'Late', version: 7 } };
    expect((await expectFailure(api, updateProject, stale)).code).toBe('CONFLICT');
    expect((await audit()).page?.total).toBe((before ?? 0) + 1);
  });

  it('is paginated, newest first, and can be filtered by entity', async () => {
    const { page, data } = await audit({ limit: 2 });
    expect(data).toHaveLength(2);
    const rest = await audit({ limit: 2, cursor: page?.nextCursor ?? '' });
    const ids = [...data, ...rest.data].map(({ _id }) => _id);
    expect(ids).toEqual([...ids].sort().reverse());
    const projects = await audit({ entity: 'project' });
    expect(new Set(projects.data.map(({ entity }) => entity))).toEqual(new Set(['project']));
    expect(projects.page?.total).toBeLessThan(page?.total ?? 0);
    expect((await audit()).data.length).toBeLessThanOrEqual(50);
  });

  it.each([
    [{ entity: 'engineer' }, 'entity', 'entity must be one of user, project, assignment, invitation'],
    [{ entityId: 'x' }, 'entityId', 'entityId must be an id of 24 hexadecimal characters'],
    [{ limit: 0 }, 'limit', 'limit must be a whole number from 1 to 200'],
  ])('rejects %j', async (query, path, message) => {
    const failure = await expectFailure(api, listAudit, { token, query: query });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });
});
