import { addDays } from '@erm/contracts/calendar-day';
import { findOverCapacity } from '@erm/contracts/over-capacity';
import { loadCurve, stepsFrom, type LoadCurve } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { shiftDates } from '@erm/portal-kit/planning';
import { describe, expect, it } from 'vitest';
import type { Found } from '../found';
import { nudgeOf } from '../moving/nudging';
import { rowModel } from '../engineers/row-model';
import { daysWithinWalls, moveAll, nudgeAll, operationsFor, verdictsOf } from './plan';

const TODAY = '2026-03-11';
const project = {
  _id: 'atlas',
  name: 'Atlas',
  status: 'active' as const,
  requiredSkills: [],
  startDate: '2026-01-05',
  endDate: '2026-06-30',
};
const projects = new Map([[project._id, project]]);
const assignment = (
  _id: string,
  allocationPercentage: number,
  from: number,
  length: number,
): ScheduleAssignment => ({
  _id,
  projectId: 'atlas',
  role: 'Lead',
  version: 3,
  allocationPercentage,
  startDate: addDays(TODAY, from),
  endDate: addDays(TODAY, from + length),
});
function rowOf(name: string, assignments: ScheduleAssignment[], maxCapacity = 100) {
  const engineer = { _id: name, name, seniority: null, department: 'Web', version: 1, skills: [] };
  const load = stepsFrom(loadCurve(assignments), '0001-01-01');
  return rowModel({ engineer: { ...engineer, maxCapacity }, load, assignments }, TODAY);
}
const found = (model: Found['model'], ...ids: string[]): Found[] =>
  model.assignments
    .filter(({ _id }) => ids.includes(_id))
    .map((each) => ({ assignment: each, model, index: 0 }));

/** Numbers that look random, and are the same in every run. */
function numbers(seed: number) {
  let state = seed + 1;
  return (min: number, max: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return min + ((state >>> 8) % (max - min + 1));
  };
}
const CASES = Array.from({ length: 300 }, (_, seed) => seed);
const someAssignments = (next: ReturnType<typeof numbers>, count: number) =>
  Array.from({ length: count }, (_, at) => assignment(`a${at}`, next(0, 70), next(-40, 60), next(0, 40)));

describe('several that move together', () => {
  it('go as far as asked, or as the first of them can within its project', () => {
    for (const seed of CASES) {
      const next = numbers(seed);
      const asked = next(-90, 90);
      const model = rowOf('ana', someAssignments(next, next(1, 5)));
      const items = found(model, ...model.assignments.map(({ _id }) => _id));
      const days = daysWithinWalls(items, asked, projects);
      const isInside = (by: number) =>
        items.every((item) => {
          const { startDate, endDate } = shiftDates(item.assignment, 'whole', by);
          return startDate >= project.startDate && endDate <= project.endDate;
        });
      expect(isInside(days)).toBe(true);
      expect(Math.abs(days)).toBeLessThanOrEqual(Math.abs(asked));
      if (days !== asked) expect(isInside(days + Math.sign(asked))).toBe(false);
    }
  });

  it('are judged as the server judges all of them at once', () => {
    let refused = 0;
    for (const seed of CASES) {
      const next = numbers(seed);
      const maxCapacity = next(40, 100);
      const days = next(-20, 20);
      const before = someAssignments(next, next(2, 6));
      const moved = before.filter((_, at) => at === 0 || next(0, 1) === 1).map(({ _id }) => _id);
      const after = before.map((each) =>
        moved.includes(each._id) ? { ...each, ...shiftDates(each, 'whole', days) } : each,
      );
      const model = rowOf('ana', before, maxCapacity);
      const [verdict] = verdictsOf(moveAll(found(model, ...moved), days), TODAY);
      const expected = findOverCapacity({
        maxCapacity,
        others: loadCurve([]),
        before,
        after,
        idOf: ({ _id }) => _id,
      });
      if (expected.length > 0) refused += 1;
      expect(verdict!.violation !== null, `case ${seed}`).toBe(expected.length > 0);
      const stepsOf = (load: LoadCurve) => stepsFrom(load, '0001-01-01').filter((step) => step.load > 0);
      expect(stepsOf(verdict!.load), `case ${seed}`).toEqual(stepsOf(loadCurve(after)));
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe('several that are changed by keys', () => {
  it('split what runs, leave what is completed, and send only what changes', () => {
    const model = rowOf('ana', [
      assignment('running', 60, -20, 40),
      assignment('completed', 30, -60, 20),
      assignment('later', 20, 30, 10),
    ]);
    const unchanged = found(model, 'running', 'completed', 'later').map((item) => ({
      ...item,
      next: item.assignment,
      splits: false,
    }));
    const changes = nudgeAll(unchanged, nudgeOf('+')!, projects, TODAY);
    const rest = { engineerId: 'ana', projectId: 'atlas', role: 'Lead', allocationPercentage: 65 };
    const [past, end] = [addDays(TODAY, -20), addDays(TODAY, 20)];
    expect(operationsFor(changes, TODAY)).toEqual([
      { action: 'update', id: 'running', body: { startDate: past, endDate: '2026-03-10', version: 3 } },
      { action: 'create', body: { ...rest, startDate: TODAY, endDate: end } },
      { action: 'update', id: 'later', body: { allocationPercentage: 25, version: 3 } },
    ]);
    expect(verdictsOf(changes, TODAY)).toMatchObject([{ peak: 65, violation: null }]);
  });

  it('keep an allocation of 0%, which nothing can be set to', () => {
    const model = rowOf('ana', [assignment('nothing yet', 0, 30, 10)]);
    expect(operationsFor(moveAll(found(model, 'nothing yet'), 7), TODAY)).toEqual([
      {
        action: 'update',
        id: 'nothing yet',
        body: { startDate: addDays(TODAY, 37), endDate: addDays(TODAY, 47), version: 3 },
      },
    ]);
  });
});
