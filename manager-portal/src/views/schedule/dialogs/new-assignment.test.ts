import { loadCurve } from '@erm/contracts/load-curve';
import { expect, it } from 'vitest';
import { firstFreeDays, newAssignment } from './new-assignment';
import { rowModel } from '../model/row-model';

const row = (maxCapacity: number, ...loads: [string, string, number][]) => {
  const load = loads.map(([startDate, endDate, percent]) => ({ startDate, endDate, load: percent }));
  const engineer = { _id: 'ana', name: 'Ana', seniority: null, department: 'Web', version: 1, skills: [] };
  return rowModel({ engineer: { ...engineer, maxCapacity }, load, assignments: [] }, '2026-03-11');
};
const march = { startDate: '2026-03-02', endDate: '2026-03-31' };

it('offers what is free on all of the days, in steps of 5 percent', () => {
  const busy = row(100, ['2026-03-09', '2026-03-13', 62]);
  expect(newAssignment(busy, march)).toMatchObject({ ...march, engineerId: 'ana', allocationPercentage: 35 });
  expect(newAssignment(row(80), march).allocationPercentage).toBe(80);
  expect(newAssignment(row(50, ['2026-03-09', '2026-03-13', 60]), march).allocationPercentage).toBe(0);
});

it('begins on the first day in sight that is not fully booked, but not in the past', () => {
  const busy = row(100, ['2026-03-01', '2026-03-15', 100], ['2026-03-16', '2026-03-20', 40]);
  expect(firstFreeDays(busy, march, '2026-03-11')).toMatchObject({
    startDate: '2026-03-16',
    endDate: '2026-03-20',
  });
  expect(firstFreeDays(row(100), march, '2026-03-11').startDate).toBe('2026-03-11');
  expect(firstFreeDays(row(100), march, '2026-04-11').startDate).toBe('2026-03-02');
  const full = row(100, ['2026-03-01', '2026-04-30', 100]);
  expect(firstFreeDays(full, march, '2026-03-11')).toEqual({
    startDate: '2026-03-11',
    endDate: '2026-03-31',
  });
});

it('does not depend on how the load is split into steps', () => {
  expect(row(100, ['2026-03-02', '2026-03-03', 10], ['2026-03-04', '2026-03-05', 10]).curve).toEqual(
    loadCurve([{ startDate: '2026-03-02', endDate: '2026-03-05', allocationPercentage: 10 }]),
  );
});
