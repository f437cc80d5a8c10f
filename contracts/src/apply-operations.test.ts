import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply-operations';
import { operationOf } from './batch-operations';
import { addDays } from './calendar-day';
import { loadCurve, loadOn, stepsFrom } from './load-curve';
import { findOverCapacity } from './over-capacity';
import type { Operation, Planned, PlannedAssignment } from './planned';

const DAY = '2026-03-02';
const assignment = (_id: string, rest: Partial<PlannedAssignment> = {}): PlannedAssignment => ({
  _id,
  engineerId: 'ana',
  projectId: 'atlas',
  role: 'Lead',
  allocationPercentage: 50,
  startDate: DAY,
  endDate: addDays(DAY, 9),
  version: 3,
  engineerDeleted: false,
  projectDeleted: false,
  ...rest,
});
const project = {
  startDate: DAY,
  endDate: addDays(DAY, 99),
  status: 'active' as const,
  teamSize: 2,
  version: 1,
};
const planned = (assignments: PlannedAssignment[], rest: Partial<Planned> = {}): Planned => ({
  assignments: new Map(assignments.map((each) => [each._id, each])),
  engineers: new Map([
    ['ana', { maxCapacity: 100 }],
    ['ben', { maxCapacity: 100 }],
  ]),
  projects: new Map([['atlas', project]]),
  otherLoads: new Map(),
  otherDays: new Map(),
  ...rest,
});

const update = (id: string, body: object): Operation =>
  operationOf({ action: 'update', id, body }, () => 'new');
const updateProject = (body: object): Operation =>
  operationOf({ action: 'updateProject', id: 'atlas', body }, () => 'new');
const create = (body: Partial<PlannedAssignment> = {}): Operation => {
  const { engineerId, projectId, role, allocationPercentage, startDate, endDate } = assignment('new', body);
  const terms = { engineerId, projectId, role, allocationPercentage, startDate, endDate };
  return operationOf({ action: 'create', body: terms }, () => 'new');
};
const remove = (id: string, version?: number): Operation =>
  operationOf({ action: 'delete', id, version }, () => 'new');

describe('operations', () => {
  it('are judged by their result, so two full engineers can swap', () => {
    const full = [
      assignment('a', { allocationPercentage: 100 }),
      assignment('b', { allocationPercentage: 100, engineerId: 'ben' }),
    ];
    const swap = [update('a', { engineerId: 'ben' }), update('b', { engineerId: 'ana' })];
    expect(applyOperations(planned(full), swap).refused).toEqual([]);
    const otherLoads = new Map([['ben', loadCurve(full.slice(1))]]);
    const half = planned(full.slice(0, 1), { otherLoads });
    expect(applyOperations(half, swap.slice(0, 1)).refused).toMatchObject([
      { index: 0, code: 'CAPACITY_EXCEEDED', issues: [{ path: 'allocationPercentage' }] },
    ]);
  });

  it('see what the earlier ones did, and merge into one outcome', () => {
    const { steps, assignments, refused } = applyOperations(planned([assignment('a')]), [
      update('a', { allocationPercentage: 20, version: 3 }),
      update('a', { role: 'Advisor', version: 4 }),
      remove('a', 5),
    ]);
    expect(refused).toEqual([]);
    expect(steps[1]).toMatchObject({ before: { version: 4 }, after: { role: 'Advisor', version: 5 } });
    expect(assignments).toEqual([{ id: 'a', before: assignment('a'), after: null, index: 2 }]);
  });

  it('are refused with every one that stands in the way, in their order', () => {
    const { steps, refused } = applyOperations(planned([assignment('a')]), [
      remove('unknown'),
      create({ engineerId: 'nobody' }),
      create({ projectId: 'nothing' }),
      update('a', { endDate: addDays(DAY, 120) }),
      update('a', { role: 'Advisor' }),
      update('a', { role: 'Owner', version: 3 }),
      updateProject({ endDate: addDays(DAY, -1) }),
    ]);
    expect(refused.map(({ index, code, message }) => [index, code, message])).toEqual([
      [0, 'NOT_FOUND', 'Assignment not found'],
      [1, 'NOT_FOUND', 'Engineer not found'],
      [2, 'NOT_FOUND', 'Project not found'],
      [3, 'OUTSIDE_PROJECT_DATES', 'End date cannot be after project end date (Jun 9, 2026)'],
      [5, 'CONFLICT', 'This has changed in the meantime. Please look at it again.'],
      [6, 'VALIDATION_FAILED', 'Start date cannot be after end date'],
    ]);
    expect(refused[4]?.conflict).toMatchObject({
      entity: 'assignment',
      current: { role: 'Advisor', version: 4 },
    });
    expect(steps[4]).not.toBeNull();
  });

  it('change projects first, and assignments by the dates to come', () => {
    const later = { startDate: addDays(DAY, 110), endDate: addDays(DAY, 120) };
    const operations = [create(later), updateProject({ endDate: addDays(DAY, 120) })];
    expect(applyOperations(planned([]), operations).refused).toEqual([]);
    expect(applyOperations(planned([]), operations.slice(0, 1)).refused).toHaveLength(1);
  });

  it('must leave no assignment of theirs or others outside the new dates of a project', () => {
    const shorter = updateProject({ endDate: addDays(DAY, 5) });
    const refusedWith = (given: Planned, operations: Operation[]) =>
      applyOperations(given, operations).refused.map(({ index, message }) => [index, message]);
    const text = 'outside the new project dates. Shorten, move, or delete what sticks out.';
    const others = new Map([['atlas', [{ startDate: DAY, endDate: addDays(DAY, 6) }]]]);
    expect(refusedWith(planned([], { otherDays: others }), [shorter])).toEqual([
      [0, `1 assignment is ${text}`],
    ]);
    expect(
      refusedWith(planned([assignment('a')], { otherDays: others }), [
        update('a', { role: 'Owner' }),
        shorter,
      ]),
    ).toEqual([[1, `2 assignments are ${text}`]]);
    expect(
      refusedWith(planned([assignment('a')]), [shorter, update('a', { endDate: addDays(DAY, 5) })]),
    ).toEqual([]);
  });

  it('say the load of everybody whose load changes, and of nobody whose role does', () => {
    const otherLoads = new Map([['ana', loadCurve([assignment('other', { allocationPercentage: 20 })])]]);
    const state = planned([assignment('a')], { otherLoads });
    const { loads } = applyOperations(state, [update('a', { engineerId: 'ben' })]);
    expect([...loads].map(([id, load]) => [id, loadOn(load, DAY)])).toEqual([
      ['ana', 20],
      ['ben', 50],
    ]);
    expect(applyOperations(state, [update('a', { role: 'Advisor' })]).loads).toEqual(new Map());
  });

  it('count no assignment to a deleted project, which only a new project makes load again', () => {
    const orphan = assignment('a', { projectId: 'gone', projectDeleted: true, allocationPercentage: 100 });
    expect(
      applyOperations(planned([orphan]), [create({ allocationPercentage: 100 }), remove('a')]).refused,
    ).toEqual([]);
    expect(applyOperations(planned([orphan]), [update('a', { endDate: DAY })]).refused).toMatchObject([
      { code: 'VALIDATION_FAILED', issues: [{ path: 'projectId' }] },
    ]);
    const { loads, steps } = applyOperations(planned([orphan]), [update('a', { projectId: 'atlas' })]);
    expect(steps[0]?.after).toMatchObject({ projectDeleted: false });
    expect(loadOn(loads.get('ana')!, DAY)).toBe(100);
  });
});

describe('capacity', () => {
  const days = fc.record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 0, max: 30 }) });
  const share = fc.record({ days, percentage: fc.integer({ min: 0, max: 70 }) });
  const spanOf = ({ from, length }: { from: number; length: number }) => {
    return { startDate: addDays(DAY, from), endDate: addDays(DAY, from + length) };
  };
  const shareOf = (
    id: string,
    { days: at, percentage }: { days: { from: number; length: number }; percentage: number },
  ) => assignment(id, { ...spanOf(at), allocationPercentage: percentage });

  it('is judged by the load of other assignments as by all of them', () => {
    const seen = { refused: 0, accepted: 0 };
    const named = fc.array(fc.record({ before: share, after: share }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 4 }), named, (others, changes) => {
        const rest = others.map((each, at) => shareOf(`other ${at}`, each));
        const before = changes.map((each, at) => shareOf(`named ${at}`, each.before));
        const after = changes.map((each, at) => shareOf(`named ${at}`, each.after));
        const operations = after.map(({ _id, startDate, endDate, allocationPercentage }) =>
          update(_id, { startDate, endDate, allocationPercentage }),
        );
        const state = planned(before, { otherLoads: new Map([['ana', loadCurve(rest)]]) });
        const { refused, loads } = applyOperations(state, operations);
        const expected = findOverCapacity({
          maxCapacity: 100,
          others: loadCurve([]),
          before: [...rest, ...before],
          after: [...rest, ...after],
          idOf: ({ _id }) => _id,
        });
        expect(refused.map(({ message }) => message)).toEqual(
          expected.map(({ violation }) => violation.message),
        );
        const load = loads.get('ana');
        if (load) expect(stepsFrom(load, DAY)).toEqual(stepsFrom(loadCurve([...rest, ...after]), DAY));
        seen[refused.length > 0 ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(30);
  });
});
