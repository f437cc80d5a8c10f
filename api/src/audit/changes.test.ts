import { deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { updateProfile } from '@erm/contracts/auth';
import { applyBatch } from '@erm/contracts/batches';
import { listChanges } from '@erm/contracts/changes';
import { createProject, deleteProject, updateProject } from '@erm/contracts/project-edits';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toObjectId } from '../db/id';
import { backfillDerivedFields } from '../derived-fields/derived-fields-repository';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const commands: Document[] = [];
let api: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
let token: string;
beforeAll(async () => {
  api = await startApi({ onCommand: ({ command }) => commands.push(command) });
  manager = await signUp(api, 'manager', 'Marta Kowalska');
  token = manager.token;
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>, as = token) =>
  (await call(api, listChanges, { token: as, query })).data;

describe('the list of changes', () => {
  it('names what was changed, as it was called then', async () => {
    const engineer = await addEngineer(api, token, { name: 'Ada Park' });
    const project = await addProject(api, token, { name: 'Harbour' });
    const { _id } = await assign(api, token, { engineerId: engineer._id, projectId: project._id });
    const other = await addEngineer(api, token, { name: 'Noor Haddad' });
    const params = { id: _id };
    await call(api, updateAssignment, { token, params, body: { engineerId: other._id } });
    await call(api, updateProject, { token, params: { id: project._id }, body: { name: 'Quay' } });
    await call(api, deleteProject, { token, params: { id: project._id } });
    await call(api, deleteAssignment, { token, params });
    const named = (list: { name: string | null }[]) => list.map(({ name }) => name);
    const history = await list({ entityId: _id });
    expect(history.map(({ engineers, projects }) => [named(engineers), named(projects)])).toEqual([
      [['Noor Haddad'], [null]],
      [['Ada Park', 'Noor Haddad'], ['Harbour']],
      [['Ada Park'], ['Harbour']],
    ]);
    expect(history[0]).toMatchObject({ name: null, batchId: null, undoes: null, undoneBy: null });
    expect(named(await list({ entityId: project._id }))).toEqual(['Quay', 'Quay', 'Harbour']);
  });

  it('says how many changes were made together, with as many queries for many batches as for one', async () => {
    const engineer = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    const create = (endDate: string) => ({
      action: 'create' as const,
      body: assignmentBody({ engineerId: engineer._id, projectId, allocationPercentage: 1, endDate }),
    });
    for (const days of [['20'], ['21', '22', '23'], ['24', '25']]) {
      const operations = days.map((day) => create(`2026-03-${day}`));
      await call(api, applyBatch, { token, body: { operations } });
    }
    const listed = async (limit: number) => {
      commands.length = 0;
      const changes = await list({ entity: 'assignment', limit });
      const queries = commands.filter((command) => Object.values(command)[0] === 'audit');
      return { sizes: changes.map(({ batchSize }) => batchSize), queries: queries.length };
    };
    const page = await listed(6);
    expect(page.sizes).toEqual([2, 2, 3, 3, 3, undefined]);
    expect(page.queries).toBe((await listed(1)).queries);
  });

  it('is filtered by person, by time to the millisecond, and by what the caller did', async () => {
    const other = await signUp(api, 'manager');
    const { _id: id } = await addProject(api, other.token);
    await call(api, updateProject, { token, params: { id }, body: { name: 'Quay' } });
    const [renamed, created] = await list({ entityId: id });
    expect(await list({ entityId: id, actorId: other.id })).toEqual([created]);
    expect(await list({ entityId: id, mine: 'true' })).toEqual([renamed]);
    const times = [created!.at, renamed!.at] as const;
    expect(await list({ entityId: id, from: times[1] })).toEqual([renamed]);
    expect(await list({ entityId: id, to: times[1] })).toEqual([created]);
    expect(await list({ entityId: id, from: times[0], to: times[1] })).toEqual([created]);
    expect(await list({ entityId: id, from: '2100-01-01T00:00:00+02:00' })).toEqual([]);
  });

  it.each([
    [{ from: '2026-03-02' }, 'from', 'from must be a date and time such as 2026-03-02T09:00:00Z'],
    [{ mine: 'yes' }, 'mine', 'mine must be true or absent'],
    [{ actorId: 'x' }, 'actorId', 'actorId must be an id of 24 hexadecimal characters'],
    [{ from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }, 'from', 'from cannot be after to'],
  ])('rejects %j', async (query, path, message) => {
    const failure = await expectFailure(api, listChanges, { token, query });
    expect(failure).toMatchObject({ status: 400, issues: [{ path, message }] });
  });

  it('shows engineers only their own changes and those of their profile and assignments', async () => {
    const engineer = await signUp(api, 'engineer', 'Lena Fischer');
    const colleague = await addEngineer(api, token, { name: 'Secret Colleague' });
    const project = await addProject(api, token);
    const ids = { engineerId: engineer.id, projectId: project._id };
    const own = await assign(api, token, { ...ids, allocationPercentage: 20 });
    await assign(api, token, { engineerId: colleague._id, projectId: project._id });
    await call(api, updateProfile, { token: engineer.token, body: { department: 'Data' } });
    const body = { engineerId: colleague._id, allocationPercentage: 35 };
    await call(api, updateAssignment, { token, params: { id: own._id }, body });
    await call(api, updateAssignment, { token, params: { id: own._id }, body: { role: 'Hidden' } });

    const seen = await list({}, engineer.token);
    expect(seen.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'assignment update',
      'user update',
      'assignment create',
      'user create',
    ]);
    expect(seen[0]).toMatchObject({
      before: { engineerId: engineer.id, allocationPercentage: 20 },
      after: { engineerId: null },
      engineers: [{ _id: engineer.id, name: 'Lena Fischer' }],
      canBeUndone: false,
      undoRefusal: 'You can only undo your own changes.',
    });
    expect(JSON.stringify(seen)).not.toMatch(/Secret|Hidden|Percentage":35/);
    expect(seen[1]).toMatchObject({ canBeUndone: true, name: 'Lena Fischer' });
    expect(await list({ entityId: project._id }, engineer.token)).toEqual([]);
  });

  it('does not show engineers which project an assignment comes from or goes to without them', async () => {
    const [former, next] = await Promise.all([signUp(api, 'engineer'), signUp(api, 'engineer')]);
    const old = await addProject(api, token, { name: 'Former project' });
    const secret = await addProject(api, token, { name: 'Next project' });
    const { _id: id } = await assign(api, token, { engineerId: former.id, projectId: old._id });
    const body = { engineerId: next.id, projectId: secret._id };
    await call(api, updateAssignment, { token, params: { id }, body });
    const [left] = await list({ entityId: id }, former.token);
    expect(left).toMatchObject({ projects: [{ name: 'Former project' }] });
    expect(JSON.stringify(left)).not.toContain('Next project');
    const [came] = await list({ entityId: id }, next.token);
    expect(came).toMatchObject({ projects: [{ name: 'Next project' }] });
    expect(JSON.stringify(came)).not.toContain('Former project');
    expect((await list({ entityId: id }))[0]?.projects).toHaveLength(2);
  });

  it('contains what earlier releases recorded', async () => {
    const { _id: id } = await addProject(api, token, { name: 'Old' });
    const record = await api.db.audit.findOne({ entityId: toObjectId(id) });
    const { name: _name, actorId: _actorId, team: _team, ...old } = record!;
    await api.db.audit.deleteOne({ _id: old._id });
    await api.db.audit.insertOne(old);
    expect(await list({ entityId: id })).toMatchObject([{ action: 'create', name: null, canBeUndone: true }]);
    expect(await list({ entityId: id, mine: 'true' })).toEqual([]);
    await backfillDerivedFields(api.db);
    expect(await list({ entityId: id, mine: 'true' })).toHaveLength(1);
  });
});

describe('the response to an edit', () => {
  it('names the change, also when it is repeated, and none if nothing changed', async () => {
    const body = { name: 'Pier', description: 'x', startDate: '2026-01-01', endDate: '2026-12-31' };
    const sent = { token, body, headers: { 'idempotency-key': 'pier' } };
    const { data, changeId } = await call(api, createProject, sent);
    expect(await list({ entityId: data.project._id })).toMatchObject([{ _id: changeId, action: 'create' }]);
    expect(await call(api, createProject, sent)).toMatchObject({ changeId });
    const params = { id: data.project._id };
    const same = await call(api, updateProject, { token, params, body: { name: 'Pier' } });
    expect(same).not.toHaveProperty('changeId');
    const gone = await call(api, deleteProject, { token, params });
    expect(await list({ entityId: data.project._id, limit: 1 })).toMatchObject([{ _id: gone.changeId }]);
  });
});
