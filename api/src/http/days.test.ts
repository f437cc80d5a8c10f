import type { Endpoint } from '@erm/contracts/endpoint';
import { endpoints } from '@erm/contracts/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repairStaleFields, findStaleFields } from '../derived-fields/derived-fields-repository';
import { toObjectId } from '../db/id';
import { send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
let engineerId: string;
let projectId: string;
const ALL_DAYS = { startDate: '0000-01-01', endDate: '9999-12-31' };

/** Days that nothing accepts, in a project and an assignment that are stored already. */
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  const engineer = await addEngineer(api, token, { skills: ['Go'] });
  const project = await addProject(api, token, { requiredSkills: ['Go', 'Rust'] });
  [engineerId, projectId] = [engineer._id, project._id];
  const assignment = await assign(api, token, { engineerId, projectId });
  await api.db.projects.updateOne({ _id: toObjectId(projectId) }, { $set: ALL_DAYS });
  await api.db.assignments.updateOne({ _id: toObjectId(assignment._id) }, { $set: ALL_DAYS });
  await repairStaleFields(api.db, await findStaleFields(api.db));
});
afterAll(() => api.close());

describe('days that cannot be planned', () => {
  const reads = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');
  const spans = [
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '1900-01-01', to: '1900-12-31' },
    { from: '2999-01-01', to: '2999-12-31' },
  ];

  it.each(reads)('do not take an answer down if they are stored: %s', async (name, endpoint) => {
    const id = endpoint.path.startsWith('/api/engineers') ? engineerId : projectId;
    for (const days of endpoint.query && name !== 'listChanges' ? spans : [{}]) {
      const query = { ...days, ...(name === 'findPeople' && { min: '40', skill: 'Go' }) };
      const reply = await send(api, endpoint, { token, query, params: { id } });
      expect([reply.status, reply.status === 200 ? '' : await reply.text()]).toEqual([200, '']);
      const answer: unknown = await reply.json();
      expect(endpoint.response.safeParse(answer).error, name).toBeUndefined();
    }
  });

  it('are refused with a sentence where they are sent', async () => {
    const dates = { startDate: '1899-12-31', endDate: '3000-01-01' };
    const edit = { params: { id: projectId }, body: dates };
    const creation = { name: 'Harbor', description: 'Moves the desk', ...dates };
    const assignment = assignmentBody({ engineerId, projectId, ...dates });
    for (const [endpoint, sent] of [
      [endpoints.createProject, { body: creation }],
      [endpoints.updateProject, edit],
      [endpoints.createAssignment, { body: assignment }],
    ] as const) {
      const reply = await send(api, endpoint, { token, ...sent });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        issues: [
          { path: 'startDate', message: 'Start date must be between 1900-01-01 and 2999-12-31' },
          { path: 'endDate', message: 'End date must be between 1900-01-01 and 2999-12-31' },
        ],
      });
    }
  });
});
