import { listAssignments } from '@erm/contracts/assignments';
import { listEngineers } from '@erm/contracts/engineers';
import { createInvitation, listInvitations } from '@erm/contracts/invitations';
import { listProjects } from '@erm/contracts/projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyDatabase } from '../integrity/verify-database';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { normalizeStoredTexts, normalizeStoredTextsOnce } from './stored-texts-repository';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(async () => {
  await api.close();
});

const violations = async () =>
  (await verifyDatabase(api.db)).findings().filter(({ severity }) => severity === 'violation');

/** Writes what an earlier release would have accepted, with the search and sort keys it would have made. */
async function storeAsBefore() {
  const { _id: engineerId } = await addEngineer(api, token, { name: 'Jürgen Müller', skills: ['Go'] });
  const { _id: projectId } = await addProject(api, token, { requiredSkills: ['Machine Learning'] });
  const assigned = await assign(api, token, { engineerId, projectId });
  const { db } = api;
  await db.users.updateOne(
    { role: 'engineer', name: 'Jürgen Müller' },
    {
      $set: {
        name: 'Jürgen  Müller',
        skills: ['Machine  Learning', 'Rust\nKafka'],
        department: `\u202eOps${'\u0351'.repeat(20)}`,
        search: 'jurgen  muller',
        sortName: 'jurgen  muller',
        sortDepartment: '\u202eops',
      },
    },
  );
  await call(api, createInvitation, {
    token,
    body: { role: 'engineer', email: 'ines@example.com', name: 'Ines' },
  });
  await db.invitations.updateOne({ email: 'ines@example.com' }, { $set: { name: '\u202eInes  Po\ufff9' } });
  await db.projects.updateOne({}, { $set: { description: '\u200b', teamSkills: ['Machine  Learning'] } });
  await db.assignments.updateOne({}, { $set: { role: 'Lead\t', sortEngineer: 'jurgen  muller' } });
  return { engineerId, assignmentId: assigned._id };
}

describe('texts that an earlier release stored', () => {
  it('are found by the verification, and brought in line by the migration', async () => {
    await storeAsBefore();
    await call(api, listEngineers, {
      token,
      query: { q: 'warm the roster', limit: 1, sort: 'availableCapacity' },
    });
    expect((await violations()).map(({ problem }) => problem).sort()).toEqual([
      'has an invalid department',
      'has an invalid description',
      'has an invalid name',
      'has an invalid name',
      'has an invalid role',
      'has an invalid skills',
    ]);
    expect(await normalizeStoredTexts(api.db)).toBe(4);
    expect(await violations()).toEqual([]);
    const { data } = await call(api, listInvitations, { token });
    expect(data.invitations.map(({ name }) => name)).toEqual(['Ines Po']);
    const found = await call(api, listEngineers, {
      token,
      query: { q: 'Juergen Mueller', limit: 1, sort: 'availableCapacity' },
    });
    expect(found.data.engineers).toMatchObject([
      {
        name: 'Jürgen Müller',
        skills: ['Machine Learning', 'Rust', 'Kafka'],
        department: `Ops${'\u0351'.repeat(8)}`,
      },
    ]);
    expect((await call(api, listProjects, { token })).data[0]).toMatchObject({
      description: 'No description',
      coveredSkills: ['Machine Learning'],
    });
    const assignments = await call(api, listAssignments, { token, query: { q: 'mueller', limit: 5 } });
    expect(assignments.data.map(({ role }) => role)).toEqual(['Lead']);
    expect(await normalizeStoredTexts(api.db)).toBe(0);
  });

  it('are brought in line once, also by servers that start at the same time', async () => {
    await api.db.projects.updateOne({}, { $set: { description: 'Two  blanks' } });
    await Promise.all([normalizeStoredTextsOnce(api.db), normalizeStoredTextsOnce(api.db)]);
    expect(await api.db.projects.findOne({})).toMatchObject({ description: 'Two blanks' });
    await api.db.projects.updateOne({}, { $set: { description: 'Two  blanks' } });
    await normalizeStoredTextsOnce(api.db);
    expect(await api.db.projects.findOne({})).toMatchObject({ description: 'Two  blanks' });
  });
});
