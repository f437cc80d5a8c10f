import { loadCurve, loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { describe, expect, it } from 'vitest';
import { fromToday, judge, keepWithin, withoutAllocation } from './moving';
import { rowModel } from '../engineers/row-model';

const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
const assignment = (
  id: string,
  allocationPercentage: number,
  startDate: string,
  endDate: string,
): ScheduleAssignment => ({
  _id: id,
  projectId: 'atlas',
  role: 'Developer',
  version: 1,
  allocationPercentage,
  startDate,
  endDate,
});

function rowOf(maxCapacity: number, ...assignments: ScheduleAssignment[]) {
  const engineer = { _id: 'ana', name: 'Ana', seniority: null, department: 'Web', version: 1, skills: [] };
  const span = dates('2026-01-01', '2026-12-31');
  return rowModel(
    {
      engineer: { ...engineer, maxCapacity },
      load: loadSteps(loadCurve(assignments), span).filter(({ load }) => load > 0),
      assignments,
    },
    '2026-03-11',
  );
}

describe('moving an assignment', () => {
  const april = dates('2026-04-06', '2026-04-17');

  it('stops at the dates of the project', () => {
    const project = dates('2026-04-01', '2026-04-30');
    expect(keepWithin(dates('2026-03-25', '2026-04-05'), 'whole', project)).toEqual({
      ...dates('2026-04-01', '2026-04-12'),
      wall: 'start',
    });
    expect(keepWithin(dates('2026-04-20', '2026-05-05'), 'whole', project)).toEqual({
      ...dates('2026-04-15', '2026-04-30'),
      wall: 'end',
    });
    expect(keepWithin(dates('2026-04-20', '2026-05-05'), 'end', project)).toEqual({
      ...dates('2026-04-20', '2026-04-30'),
      wall: 'end',
    });
    expect(keepWithin(april, 'whole', project)).toEqual({ ...april, wall: null });
  });
});

it('hands a running assignment over from today on only', () => {
  const running = dates('2026-02-02', '2026-04-30');
  expect(fromToday(running, running, '2026-03-11')).toEqual(dates('2026-03-11', '2026-04-30'));
  const later = dates('2026-03-16', '2026-04-30');
  expect(fromToday(later, later, '2026-03-11')).toEqual(later);
  const past = dates('2026-02-02', '2026-03-06');
  expect(fromToday(running, past, '2026-03-11')).toEqual(past);
});

describe('the verdict on a move', () => {
  const moved = assignment('a', 60, '2026-04-06', '2026-04-17');
  const other = assignment('b', 50, '2026-05-04', '2026-05-29');

  it('says what remains free, without counting the assignment twice', () => {
    const row = rowOf(100, moved, other);
    const verdict = judge(row, { assignment: moved, ...dates('2026-04-08', '2026-04-21') });
    expect(verdict).toMatchObject({ peak: 60, maxCapacity: 100, free: 40, violation: null, over: undefined });
    expect(loadSteps(verdict.load, dates('2026-04-06', '2026-04-22')).map(({ load }) => load)).toEqual([
      0, 60, 0,
    ]);
  });

  it('counts a copy beside its original', () => {
    const row = rowOf(100, moved, other);
    const copy = { assignment: moved, copies: true, ...dates('2026-04-13', '2026-04-24') };
    expect(judge(row, copy)).toMatchObject({
      peak: 120,
      over: { ...dates('2026-04-13', '2026-04-17'), excess: 20 },
    });
  });

  it('says by how much and when it would be over capacity, in the words of the server', () => {
    const row = rowOf(100, moved, other);
    const verdict = judge(row, { assignment: moved, ...dates('2026-04-27', '2026-05-08') });
    expect(verdict).toMatchObject({
      peak: 110,
      free: 0,
      over: { ...dates('2026-05-04', '2026-05-08'), excess: 10 },
    });
    expect(verdict.violation?.message).toBe(
      'Engineer only has 50% capacity remaining. Current allocation: 50%, Max capacity: 100%',
    );
  });

  it('counts the load of another engineer it is handed to', () => {
    const theirs = rowOf(80, assignment('c', 40, '2026-04-13', '2026-04-30'));
    expect(judge(theirs, { assignment: moved, ...dates('2026-04-06', '2026-04-17') })).toMatchObject({
      peak: 100,
      over: { ...dates('2026-04-13', '2026-04-17'), excess: 20 },
    });
  });

  it('accepts what makes an overload no worse', () => {
    const row = rowOf(50, moved);
    const verdict = judge(row, { assignment: moved, ...dates('2026-04-08', '2026-04-17') });
    expect(verdict.violation).toBeNull();
    expect(verdict.over).toMatchObject({ excess: 10 });
  });

  it('ignores what an assignment of a deleted project takes', () => {
    const gone = { ...moved, projectId: null };
    const row = rowOf(100, other);
    expect(
      judge(
        { ...row, assignments: [other, gone] },
        { assignment: gone, ...dates('2026-05-04', '2026-05-29') },
      ),
    ).toMatchObject({ peak: 50, violation: null });
  });

  it('removes an allocation from a curve that begins after it', () => {
    const curve = loadCurve([{ allocationPercentage: 60, ...dates('2026-04-10', '2026-04-17') }]);
    const without = withoutAllocation(curve, moved);
    expect(loadSteps(without, dates('2026-04-01', '2026-04-30')).map(({ load }) => load)).toEqual([0]);
  });
});
