import type { Schedule, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';
import { expect, it } from 'vitest';
import { applyMove, shortened, type Move } from './apply-move';

const TODAY = '2026-03-11';
const billing: ScheduleAssignment = {
  _id: 'billing',
  projectId: 'atlas',
  role: 'Lead',
  version: 3,
  allocationPercentage: 60,
  startDate: '2026-02-02',
  endDate: '2026-04-30',
};
const row = (_id: string, ...assignments: ScheduleAssignment[]): ScheduleRow => ({
  engineer: {
    _id,
    name: _id,
    seniority: null,
    department: 'Web',
    maxCapacity: 100,
    version: 1,
    skills: [],
  },
  load: assignments.map(({ startDate, endDate, allocationPercentage }) => ({
    startDate,
    endDate,
    load: allocationPercentage,
  })),
  assignments,
});
const schedule: Schedule = {
  rows: [row('ana', billing), row('ilya')],
  deletedRows: [],
  deletedTotal: 0,
  projects: [],
  offset: 0,
  aroundRow: null,
  aroundDays: null,
  overRows: [],
  total: 2,
  overCapacity: 0,
  freeToday: 2,
};
const move = (more: Partial<Move>): Move => ({
  assignment: billing,
  engineerId: 'ana',
  nextEngineerId: 'ana',
  today: TODAY,
  startDate: billing.startDate,
  endDate: billing.endDate,
  ...more,
});
const loads = ({ load }: ScheduleRow) =>
  load.filter((step) => step.load > 0).map((step) => [step.startDate, step.endDate, step.load]);

it('moves the assignment and its load within a row', () => {
  const { rows } = applyMove(schedule, move({ startDate: '2026-02-09', endDate: '2026-05-07' }));
  expect(rows[0]?.assignments).toEqual([{ ...billing, startDate: '2026-02-09', endDate: '2026-05-07' }]);
  expect(loads(rows[0]!)).toEqual([['2026-02-09', '2026-05-07', 60]]);
  expect(rows[1]).toBe(schedule.rows[1]);
});

it('leaves the past with the engineer who hands a running assignment over', () => {
  const handOver = move({ nextEngineerId: 'ilya', startDate: TODAY });
  expect(shortened(handOver)).toEqual({ ...billing, endDate: '2026-03-10' });
  const { rows } = applyMove(schedule, handOver);
  expect(loads(rows[0]!)).toEqual([['2026-02-02', '2026-03-10', 60]]);
  expect(loads(rows[1]!)).toEqual([[TODAY, '2026-04-30', 60]]);
});

it('leaves the original of a copy where it is, with its load', () => {
  const { rows } = applyMove(
    schedule,
    move({ copies: true, startDate: '2026-05-04', endDate: '2026-05-29' }),
  );
  expect(rows[0]?.assignments).toHaveLength(2);
  expect(rows[0]?.assignments).toContain(billing);
  expect(loads(rows[0]!)).toEqual([
    ['2026-02-02', '2026-04-30', 60],
    ['2026-05-04', '2026-05-29', 60],
  ]);
  expect(new Set(rows[0]?.assignments.map(({ _id }) => _id)).size).toBe(2);
});

it('hands over all of an assignment that has not begun', () => {
  const later = { ...billing, startDate: '2026-03-16' };
  const before = { ...schedule, rows: [row('ana', later), row('ilya')] };
  const handOver = move({ assignment: later, nextEngineerId: 'ilya', startDate: later.startDate });
  expect(shortened(handOver)).toBeNull();
  const { rows } = applyMove(before, handOver);
  expect(rows.map(({ assignments }) => assignments.length)).toEqual([0, 1]);
  expect(loads(rows[0]!)).toEqual([]);
});
