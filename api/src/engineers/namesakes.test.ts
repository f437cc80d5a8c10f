import { listAssignments } from '@erm/contracts/assignments';
import { listChanges } from '@erm/contracts/changes';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import { getUtilization } from '@erm/contracts/utilization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

type Person = Awaited<ReturnType<typeof addEngineer>>;

let api: TestApi;
let token: string;
let maria: Person;
let other: Person;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager', 'Maria Garcia'));
  const { _id: projectId } = await addProject(api, token);
  maria = await addEngineer(api, token, { name: 'Maria Garcia' });
  other = await addEngineer(api, token, { name: 'maría garcía' });
  ada = await addEngineer(api, token, { name: 'Ada Park' });
  const days = { startDate: '2026-03-02', endDate: '2026-03-13' };
  for (const { _id: engineerId } of [maria, other, ada]) {
    await assign(api, token, { engineerId, projectId, allocationPercentage: 80, ...days });
    await call(api, updateEngineer, { token, params: { id: engineerId }, body: { maxCapacity: 50 } });
  }
});
afterAll(() => api.close());

/** Whom an answer says that another engineer shares the name with. */
const marked = (people: { _id: string; hasNamesake?: boolean | undefined }[]) =>
  people.filter(({ hasNamesake }) => hasNamesake).map(({ _id }) => _id);
const emails = (people: { name: string | null; email?: string | undefined }[]) =>
  people.map(({ name, email }) => [name, email]);

describe('engineers who share a name with another one', () => {
  it('are marked in lists, also on pages without the other one', async () => {
    const query = { sort: 'name', limit: 2 } as const;
    const first = await call(api, listEngineers, { token, query });
    expect(marked(first.data.engineers)).toEqual([maria._id]);
    const free = await call(api, listEngineers, { token, query: { sort: '-availableCapacity', limit: 3 } });
    expect(marked(free.data.engineers).sort()).toEqual([maria._id, other._id].sort());
    const capacity = await call(api, getEngineerCapacity, { token, params: { id: maria._id } });
    expect(marked([capacity.data.engineer])).toEqual([maria._id]);
    const { data } = await call(api, listAssignments, { token, query: { engineerId: other._id } });
    expect(marked(data.flatMap(({ engineerId }) => engineerId ?? []))).toEqual([other._id]);
  });

  it('have their emails in the history and in what the dashboard lists', async () => {
    const of = async ({ _id }: Person) =>
      (await call(api, listChanges, { token, query: { entityId: _id } })).data;
    expect(emails(await of(maria))).toContainEqual(['Maria Garcia', maria.email]);
    expect(emails(await of(ada))).toContainEqual(['Ada Park', undefined]);
    const { data: changes } = await call(api, listChanges, { token, query: { entity: 'assignment' } });
    expect(emails(changes.flatMap(({ engineers }) => engineers))).toEqual([
      ['Ada Park', undefined],
      ['maría garcía', other.email],
      ['Maria Garcia', maria.email],
    ]);
    const { data } = await call(api, getUtilization, { token });
    expect(emails(data.overAllocated)).toEqual([
      ['Ada Park', undefined],
      ['Maria Garcia', maria.email],
      ['maría garcía', other.email],
    ]);
    expect(emails(data.ending?.first.map(({ engineer }) => engineer) ?? []).sort()).toEqual(
      emails([{ ...ada, email: undefined }, maria, other]).sort(),
    );
  });

  it('are no longer marked once the other one is called something else', async () => {
    await call(api, updateEngineer, { token, params: { id: other._id }, body: { name: 'Marta Lopez' } });
    const { data } = await call(api, listEngineers, { token });
    expect(marked(data.engineers)).toEqual([]);
  });
});
