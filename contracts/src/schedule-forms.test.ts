import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar-day';
import { loadCurve } from './load-curve';
import { inFull, inShort } from './schedule-forms';
import { scheduleLoad } from './schedule-load';

const DAYS = { startDate: '2026-04-01', endDate: '2026-04-30' };
const ADA = {
  _id: 'ada',
  name: 'Ada Park',
  seniority: null,
  department: 'Web',
  maxCapacity: 100,
  version: 1,
  skills: [],
};

it('says the same in short as in full', () => {
  const assignment = fc
    .record({
      _id: fc.uuid(),
      projectId: fc.constantFrom('quay', 'harbor', null),
      allocationPercentage: fc.constantFrom(0, 20, 50),
      role: fc.constantFrom('Developer', 'Lead'),
      first: fc.integer({ min: -20, max: 50 }),
      length: fc.integer({ min: 0, max: 40 }),
      version: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ first, length, ...rest }) => {
      const startDate = addDays(DAYS.startDate, first);
      return { ...rest, startDate, endDate: addDays(startDate, length) };
    });
  const today = fc.integer({ min: -20, max: 50 }).map((days) => addDays(DAYS.startDate, days));
  const all = fc.uniqueArray(assignment, { maxLength: 8, selector: ({ _id }) => _id });
  fc.assert(
    fc.property(all, today, (assigned, day) => {
      const curve = loadCurve(assigned.filter(({ projectId }) => projectId !== null));
      const assignments = assigned
        .filter(({ startDate, endDate }) => startDate <= DAYS.endDate && endDate >= DAYS.startDate)
        .sort((one, other) => (one._id < other._id ? -1 : 1));
      const load = scheduleLoad(curve, { from: DAYS.startDate, today: day, assignments });
      const full = { engineer: ADA, load, assignments };
      const { assignments: read, ...rest } = inFull(inShort(full, DAYS), DAYS);
      expect(rest).toEqual({ engineer: ADA, load });
      expect([...read].sort((one, other) => (one._id < other._id ? -1 : 1))).toEqual(assignments);
      expect(inFull(full, DAYS)).toEqual(full);
    }),
  );
});
