import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { capacityMessage } from '@erm/contracts/allocation-rule';
import { applyBatch } from '@erm/contracts/batches';
import { undoChange } from '@erm/contracts/changes';
import type { Engineer } from '@erm/contracts/engineers';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject } from '@erm/contracts/project-edits';
import { getUtilization } from '@erm/contracts/utilization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
let engineerId: string;
let projectId: string;

beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  projectId = (await addProject(api, token))._id;
});
afterAll(() => api.close());

async function freshEngineer(maxCapacity = 100): Promise<Engineer> {
  const engineer = await addEngineer(api, token, { maxCapacity });
  engineerId = engineer._id;
  return engineer;
}

type Span = [allocationPercentage: number, startDate: string, endDate: string];

const fieldsOf = ([allocationPercentage, startDate, endDate]: Span) => ({
  engineerId,
  projectId,
  allocationPercentage,
  startDate,
  endDate,
});
const allocate = (...span: Span) => assign(api, token, fieldsOf(span));

async function expectRefused(span: Span, remaining: number, current: number, max: number) {
  const failure = await expectFailure(api, createAssignment, { token, body: assignmentBody(fieldsOf(span)) });
  const error = `Engineer only has ${remaining}% capacity remaining. Current allocation: ${current}%, Max capacity: ${max}%`;
  expect(failure).toMatchObject({
    status: 409,
    code: 'CAPACITY_EXCEEDED',
    error,
    issues: [{ path: 'allocationPercentage', message: error }],
  });
}

describe('the capacity rule', () => {
  it('1: accepts 100% when there are no other assignments', async () => {
    await freshEngineer();
    await allocate(100, '2026-03-01', '2026-03-31');
  });

  it('2: rejects more than the capacity remaining at the peak', async () => {
    await freshEngineer();
    await allocate(60, '2026-03-01', '2026-03-31');
    await expectRefused([50, '2026-03-10', '2026-03-20'], 40, 60, 100);
  });

  it('3: accepts an assignment that does not overlap the other one', async () => {
    await freshEngineer();
    await allocate(60, '2026-03-01', '2026-03-31');
    await allocate(50, '2026-04-01', '2026-04-30');
  });

  it('4: counts an assignment’s last day', async () => {
    await freshEngineer();
    await allocate(60, '2026-03-01', '2026-03-31');
    await expectRefused([50, '2026-03-31', '2026-04-05'], 40, 60, 100);
  });

  it('5: uses the busiest day of the date range', async () => {
    await freshEngineer();
    await allocate(60, '2026-03-01', '2026-03-10');
    await allocate(30, '2026-03-05', '2026-03-20');
    await expectRefused([20, '2026-03-01', '2026-03-31'], 10, 90, 100);
  });

  it('6: does not add up consecutive assignments', async () => {
    await freshEngineer();
    await allocate(60, '2026-03-01', '2026-03-10');
    await allocate(30, '2026-03-11', '2026-03-20');
    await allocate(40, '2026-03-01', '2026-03-31');
  });

  it('7: measures in percent of full time, up to the engineer’s own maximum', async () => {
    await freshEngineer(50);
    await allocate(50, '2026-01-01', '2026-12-31');
    await expectRefused([1, '2026-07-01', '2026-07-01'], 0, 50, 50);
  });

  it('8: does not count an edited assignment against itself', async () => {
    await freshEngineer();
    const { _id: id } = await allocate(60, '2026-03-01', '2026-03-31');
    const body = { allocationPercentage: 100 };
    const { data } = await call(api, updateAssignment, { token, params: { id }, body });
    expect(data.assignment.allocationPercentage).toBe(100);
  });

  it('9: ignores assignments that ended yesterday', async () => {
    await freshEngineer();
    await allocate(80, '2026-02-01', '2026-03-01');
    const { data } = await call(api, getEngineerCapacity, { token, params: { id: engineerId } });
    expect(data.engineer).toMatchObject({
      currentAllocation: 0,
      availableCapacity: 100,
      availableFrom: null,
    });
    await allocate(100, '2026-03-02', '2026-03-31');
  });

  it('10: ignores assignments to a deleted project', async () => {
    await freshEngineer();
    const { _id: doomed } = await addProject(api, token);
    await assign(api, token, { ...fieldsOf([70, '2026-03-01', '2026-03-31']), projectId: doomed });
    await call(api, deleteProject, { token, params: { id: doomed } });
    await allocate(100, '2026-03-01', '2026-03-31');
  });

  it('11 and 13: after the maximum is lowered, rejects new load but accepts edits that add none', async () => {
    await freshEngineer();
    const { _id: id } = await allocate(50, '2026-03-01', '2026-03-31');
    await allocate(50, '2026-03-01', '2026-03-31');
    await call(api, updateEngineer, { token, params: { id: engineerId }, body: { maxCapacity: 80 } });
    await expectRefused([10, '2026-03-01', '2026-03-31'], 0, 100, 80);

    const overloads = [{ startDate: '2026-03-02', endDate: '2026-03-31', load: 100, excess: 20 }];
    const roster = await call(api, listEngineers, { token });
    expect(roster.data.engineers.find(({ _id }) => _id === engineerId)).toMatchObject({
      currentAllocation: 100,
      availableCapacity: 0,
      overloads,
    });
    const { overAllocated } = (await call(api, getUtilization, { token })).data;
    expect(overAllocated.find(({ _id }) => _id === engineerId)?.overloads).toEqual(overloads);

    const edit = (body: object) => call(api, updateAssignment, { token, params: { id }, body });
    await edit({ role: 'Reviewer' });
    await edit({ role: 'Reviewer', allocationPercentage: 50 });
    await edit({ allocationPercentage: 40 });
    const raise = await expectFailure(api, updateAssignment, {
      token,
      params: { id },
      body: { allocationPercentage: 41 },
    });
    expect(raise.error).toBe(
      'Engineer only has 30% capacity remaining. Current allocation: 50%, Max capacity: 80%',
    );
  });

  it('12: accepts exactly ten of twenty concurrent 10% requests', async () => {
    await freshEngineer();
    const body = assignmentBody(fieldsOf([10, '2026-03-01', '2026-03-31']));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(api, createAssignment, { token, body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(201),
      ...Array(10).fill(409),
    ]);
    const { data } = await call(api, getEngineerCapacity, { token, params: { id: engineerId } });
    expect(data.engineer.currentAllocation).toBe(100);
    expect(data.engineer.assignments).toHaveLength(10);
  });
});

it('names a weekend that alone is in the way, and dates that fit, wherever capacity is judged', async () => {
  await freshEngineer();
  // Mar 15, 2026 is a Sunday.
  await allocate(100, '2026-03-02', '2026-03-15');
  const text = 'Only a weekend is in the way (Mar 14, 2026 – Mar 15, 2026): start on Monday, Mar 16, 2026.';
  const error = `${capacityMessage(0, 100, 100)}. ${text}`;
  const weekend = {
    days: [{ startDate: '2026-03-14', endDate: '2026-03-15' }],
    suggestion: { startDate: '2026-03-16', endDate: '2026-03-31' },
  };
  const refused = (path: string) => ({ status: 409, error, issues: [{ path, message: error, weekend }] });
  const body = assignmentBody(fieldsOf([100, '2026-03-14', '2026-03-31']));
  expect(await expectFailure(api, createAssignment, { token, body })).toMatchObject(
    refused('allocationPercentage'),
  );

  const { _id: id } = await allocate(100, '2026-03-16', '2026-03-31');
  const edit = { startDate: '2026-03-14' };
  expect(await expectFailure(api, updateAssignment, { token, params: { id }, body: edit })).toMatchObject(
    refused('allocationPercentage'),
  );
  const operations = [{ action: 'update', id, body: edit }];
  expect(await expectFailure(api, applyBatch, { token, body: { operations } })).toMatchObject(
    refused('operations.0.body.allocationPercentage'),
  );
});

it('names the weekend in the refusal of an undo', async () => {
  await freshEngineer();
  const first = await allocate(100, '2026-03-02', '2026-03-15');
  const params = { id: first._id };
  const { changeId } = await call(api, updateAssignment, { token, params, body: { endDate: '2026-03-13' } });
  await allocate(100, '2026-03-14', '2026-03-31');
  const undone = { token, params: { id: changeId ?? '' } };
  const { error, issues } = await expectFailure(api, undoChange, undone);
  expect(error).toMatch(/Only a weekend is in the way .*: end on Friday, Mar 13, 2026\.$/);
  expect(issues?.[0]?.weekend?.suggestion).toEqual({ startDate: '2026-03-02', endDate: '2026-03-13' });
});

describe('the capacity rule under concurrency', () => {
  it('is enforced across two servers on one database, regardless of the project', async () => {
    const other = await startApi({ database: api.database });
    await freshEngineer();
    const span = fieldsOf([30, '2026-03-01', '2026-03-31']);
    const projects = await Promise.all(Array.from({ length: 8 }, () => addProject(api, token)));
    const replies = await Promise.all(
      projects.map(({ _id }, index) => {
        const body = assignmentBody({ ...span, projectId: _id });
        return send(index % 2 ? api : other, createAssignment, { token, body });
      }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    await other.close();
  });

  it('is enforced for concurrent edits that increase allocations', async () => {
    await freshEngineer();
    const allocated = [];
    for (let n = 0; n < 5; n += 1) allocated.push(await allocate(10, '2026-03-01', '2026-03-31'));
    const replies = await Promise.all(
      allocated.map(({ _id: id }) =>
        send(api, updateAssignment, { token, params: { id }, body: { allocationPercentage: 35 } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  });

  it('is enforced for assignments concurrently moved to one engineer', async () => {
    const target = (await freshEngineer())._id;
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      await freshEngineer();
      ids.push((await allocate(40, '2026-03-01', '2026-03-31'))._id);
    }
    const replies = await Promise.all(
      ids.map((id) => send(api, updateAssignment, { token, params: { id }, body: { engineerId: target } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const { data } = await call(api, listAssignments, { token, query: { engineerId: target } });
    expect(data).toHaveLength(2);
  });

  it('frees the capacity of a deleted assignment', async () => {
    await freshEngineer();
    const { _id: id } = await allocate(100, '2026-03-01', '2026-03-31');
    await call(api, deleteAssignment, { token, params: { id } });
    await allocate(100, '2026-03-01', '2026-03-31');
  });
});
