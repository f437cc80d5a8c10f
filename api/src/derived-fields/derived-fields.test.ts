import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { addDays } from '@erm/contracts/calendar-day';
import type { Endpoint } from '@erm/contracts/endpoint';
import { listEngineers } from '@erm/contracts/engineers';
import { deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { listProjects } from '@erm/contracts/projects';
import { deleteProject } from '@erm/contracts/project-edits';
import { getUtilization } from '@erm/contracts/utilization';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { startTwoServers, type TwoServers } from '../test-support/start-two-servers';
import { backfillDerivedFields, findStaleFields } from './derived-fields-repository';

let api: TestApi;
let other: TestApi;
let token: string;
let close: TwoServers['close'];
beforeAll(async () => ({ api, other, token, close } = await startTwoServers()));
afterAll(() => close());

const SKILLS = ['Go', 'React', 'Rust'];
const nothing = { engineerIds: [], projectIds: [] };

/** A request that either server may receive at any time. IDs are indexes into the objects that exist by then. */
interface Change {
  kind: 'create' | 'update' | 'delete' | 'learn' | 'delete engineer' | 'delete project';
  which: number;
  engineer: number;
  project: number;
  from: number;
  days: number;
  percentage: number;
}

const changes = fc.array(
  fc.record<Change>({
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant('create' as const) },
      { weight: 8, arbitrary: fc.constant('update' as const) },
      { weight: 4, arbitrary: fc.constant('delete' as const) },
      { weight: 3, arbitrary: fc.constant('learn' as const) },
      { weight: 1, arbitrary: fc.constant('delete engineer' as const) },
      { weight: 1, arbitrary: fc.constant('delete project' as const) },
    ),
    which: fc.nat(11),
    engineer: fc.nat(2),
    project: fc.nat(2),
    from: fc.integer({ min: -30, max: 30 }),
    days: fc.integer({ min: 0, max: 40 }),
    percentage: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 12, maxLength: 30 },
);

/** Applies the changes to a new company, `atOnce` at a time, alternating between the servers. */
async function apply(list: readonly Change[], atOnce: number): Promise<Set<number>> {
  const engineers = await Promise.all([1, 2, 3].map(() => addEngineer(api, token)));
  const projects = await Promise.all([1, 2, 3].map(() => addProject(api, token)));
  const assignments: string[] = [];
  const statuses = new Set<number>();
  const run = async (change: Change, at: TestApi) => {
    const [engineerId, projectId] = [engineers[change.engineer]!._id, projects[change.project]!._id];
    const id = assignments[change.which % Math.max(1, assignments.length)] ?? 'f'.repeat(24);
    const startDate = addDays('2026-06-01', change.from);
    const dates = { startDate, endDate: addDays(startDate, change.days) };
    const fields = { engineerId, projectId, allocationPercentage: change.percentage, ...dates };
    const requests: Record<Change['kind'], [Endpoint, object]> = {
      create: [createAssignment, { body: assignmentBody(fields) }],
      update: [updateAssignment, { params: { id }, body: fields }],
      delete: [deleteAssignment, { params: { id } }],
      learn: [
        updateEngineer,
        {
          params: { id: engineerId },
          body: { skills: SKILLS.slice(change.which % 4), maxCapacity: change.percentage + 40 },
        },
      ],
      'delete engineer': [deleteEngineer, { params: { id: engineerId } }],
      'delete project': [deleteProject, { params: { id: projectId } }],
    };
    const [endpoint, sent] = requests[change.kind];
    const reply = await send(at, endpoint, { token, ...sent });
    statuses.add(reply.status);
    if (reply.status === 201) {
      const { data } = (await reply.json()) as { data: { assignment: { _id: string } } };
      assignments.push(data.assignment._id);
    }
  };
  for (let first = 0; first < list.length; first += atOnce) {
    const batch = list.slice(first, first + atOnce);
    await Promise.all(batch.map((change, index) => run(change, index % 2 ? other : api)));
  }
  return statuses;
}

/** The responses that a server computes from its in-memory roster. */
async function rosterResponses(at: TestApi) {
  const query = { sort: '-availableCapacity', from: '2026-05-20', to: '2026-06-20' };
  return [
    (await call(at, listEngineers, { token, query })).data,
    (await call(at, getUtilization, { token })).data,
  ];
}

describe('stored loads and teams', () => {
  it.each([
    ['one after the other', 1],
    ['six at once through two servers', 6],
  ])(
    'match the assignments after random changes, %s',
    async (_, atOnce) => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(changes, async (list) => {
          for (const status of await apply(list, atOnce)) statuses.add(status);
          expect(await findStaleFields(api.db)).toEqual(nothing);
          const fresh = await startApi({ database: api.database });
          const expected = await rosterResponses(fresh);
          expect(await rosterResponses(api)).toEqual(expected);
          expect(await rosterResponses(other)).toEqual(expected);
          await fresh.close();
        }),
        { numRuns: 8, endOnFailure: true },
      );
      expect([...statuses].filter((status) => status >= 500)).toEqual([]);
      expect(statuses).toContain(201);
      expect(statuses).toContain(200);
    },
    120_000,
  );

  it('are backfilled once by concurrent starts on a database without them', async () => {
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { engineerId, projectId, allocationPercentage: 70 });
    const read = async () => [
      (await call(api, listEngineers, { token })).data.engineers,
      (await call(api, listProjects, { token })).data,
    ];
    const before = await read();
    const [users, projects] = [await api.db.users.find().toArray(), await api.db.projects.find().toArray()];
    await Promise.all([api.db.users.deleteMany({}), api.db.projects.deleteMany({})]);
    await api.db.users.insertMany(users.map(({ load: _load, ...user }) => user));
    await api.db.projects.insertMany(
      projects.map(({ team: _team, teamSkills: _skills, ...project }) => project),
    );
    expect((await findStaleFields(api.db)).engineerIds.length).toBeGreaterThan(0);

    // A request that runs before the backfill finds the fields missing.
    await assign(api, token, {
      engineerId,
      projectId,
      allocationPercentage: 20,
      startDate: '2026-11-01',
      endDate: '2026-11-02',
    });
    await Promise.all([
      backfillDerivedFields(api.db),
      backfillDerivedFields(other.db),
      send(other, deleteProject, { token, params: { id: projectId } }),
    ]);
    expect(await findStaleFields(api.db)).toEqual(nothing);
    expect((await read()).flat().length).toBe(before.flat().length - 1);
  });
});
