import type { Endpoint } from '@erm/contracts/endpoint';
import { endpoints } from '@erm/contracts/endpoints';
import { createInvitation } from '@erm/contracts/invitations';
import { ObjectId, type Collection } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../test-support/call';
import { addEngineer, addProject, assign, signIn, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

type Fields = Record<string, unknown>;

let api: TestApi;
let manager: string;
let engineer: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  manager = (await signUp(api, 'manager')).token;
  const [odd, other] = [await addEngineer(api, manager, { skills: ['Go'] }), await addEngineer(api, manager)];
  const project = await addProject(api, manager, { requiredSkills: ['Go', 'Rust'] });
  const assignment = await assign(api, manager, { engineerId: odd._id, projectId: project._id });
  await assign(api, manager, { engineerId: other._id, projectId: project._id });
  engineer = await signIn(api, other.email);
  const invited = { body: { role: 'engineer', email: 'ines@example.com' } };
  const { data } = await call(api, createInvitation, { token: manager, ...invited });
  const change = await api.db.audit.findOne({ entity: 'assignment' });
  Object.assign(ids, { invitations: data.invitation._id, audit: change!._id.toHexString() });
  Object.assign(ids, { users: odd._id, projects: project._id, assignments: assignment._id });
});
afterAll(() => api.close());

/** By these, records refer to each other, or are found. */
const KEYS = ['_id', 'lock', 'email', 'role', 'engineerId', 'projectId', 'tokenHash'];
const SPAN = { from: '2026-01-01', to: '2026-12-31' };
const reads = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');

/** Of all that reads such records. */
async function answers(collection: string): Promise<string[]> {
  const isOfOne = /^list(?:Changes|Audit|Invitations)$/;
  const isAlone = collection === 'audit' || collection === 'invitations';
  const asked = reads.filter(([name]) => isOfOne.test(name) === isAlone);
  const statuses = asked.flatMap(([name, endpoint]) =>
    [manager, engineer].map(async (token) => {
      const query = {
        ...(endpoint.query && name !== 'listChanges' && SPAN),
        ...(name === 'findPeople' && { min: '40', skill: 'Go' }),
      };
      const id = (endpoint.path.startsWith('/api/engineers') ? ids['users'] : ids['projects'])!;
      const { status } = await send(api, endpoint, { token, query, params: { id } });
      return `${name} ${status}`;
    }),
  );
  return Promise.all(statuses);
}

describe.each(['users', 'projects', 'assignments', 'audit', 'invitations'] as const)(
  'a record of %s that something else wrote',
  (name) => {
    it.each([
      ['lacks a field', undefined],
      ['has a number for one', 7],
    ])('and that %s takes no answer down', async (_, odd) => {
      const collection = api.db[name] as unknown as Collection<Fields>;
      const _id = new ObjectId(ids[name]);
      const { _id: _same, ...original } = (await collection.findOne({ _id }))!;
      const replace = async (fields: Fields) => {
        await collection.deleteOne({ _id });
        await collection.insertOne({ _id, ...fields });
      };
      const failed: string[] = [];
      for (const field of Object.keys(original).filter((key) => !KEYS.includes(key))) {
        const { [field]: _former, ...others } = original;
        // As a change would, so that no cache hides it.
        const lock = Number(original['lock']) + 1 + failed.length;
        await replace({ ...others, lock, ...(odd !== undefined && { [field]: odd }) });
        failed.push(
          ...(await answers(name))
            .filter((answer) => / 5\d\d$/.test(answer))
            .map((answer) => `${field}: ${answer}`),
        );
        await replace({ ...original, lock: lock + 1 });
      }
      expect(failed).toEqual([]);
    });
  },
);
