import { loadCurve, stepsFrom } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { describe, expect, it } from 'vitest';
import { nudge, nudgeOf, type Nudge } from './nudging';
import { rowModel } from '../engineers/row-model';

const TODAY = '2026-03-11';
const running: ScheduleAssignment = {
  _id: 'a',
  projectId: 'atlas',
  role: 'Lead',
  version: 1,
  allocationPercentage: 60,
  startDate: '2026-02-02',
  endDate: '2026-04-30',
};
const project = {
  _id: 'atlas',
  name: 'Atlas',
  status: 'active' as const,
  requiredSkills: [],
  startDate: '2026-02-02',
  endDate: '2026-05-29',
};

function press(keys: string, original = running, others: ScheduleAssignment[] = []) {
  const assignments = [original, ...others];
  const engineer = { _id: 'ana', name: 'Ana', seniority: null, department: 'Web', version: 1, skills: [] };
  const load = stepsFrom(loadCurve(assignments), '2026-01-01');
  const model = rowModel({ engineer: { ...engineer, maxCapacity: 100 }, load, assignments }, TODAY);
  const nudges = [...keys].map((key) => nudgeOf(key)!);
  const apply = (current: ScheduleAssignment, by: Nudge) =>
    nudge(original, current, by, { model, project, today: TODAY });
  return nudges.slice(1).reduce((last, by) => apply(last.assignment, by), apply(original, nudges[0]!));
}

describe('a nudge', () => {
  it('moves one end by days, within the project', () => {
    expect(press('}}').assignment).toMatchObject({ startDate: '2026-02-02', endDate: '2026-05-02' });
    expect(press(']').assignment.endDate).toBe('2026-04-29');
    expect(press('{{').assignment.startDate).toBe('2026-02-04');
    expect(press('[').assignment.startDate).toBe('2026-02-02');
    expect(press('}').splits).toBe(false);
  });

  it('changes the percentage in steps of five, and that of a running assignment from today on', () => {
    expect(press('+').assignment.allocationPercentage).toBe(65);
    expect(press('--')).toMatchObject({ splits: true, assignment: { allocationPercentage: 50 } });
    expect(press('-+').splits).toBe(false);
    const odd = { ...running, allocationPercentage: 33, startDate: TODAY };
    expect(press('+', odd)).toMatchObject({ splits: false, assignment: { allocationPercentage: 35 } });
    expect(press('-', odd).assignment.allocationPercentage).toBe(30);
    expect(press('--', { ...odd, allocationPercentage: 5 }).assignment.allocationPercentage).toBe(5);
    for (const least of [0, 3]) {
      const little = { ...odd, allocationPercentage: least };
      expect(press('-', little).assignment.allocationPercentage).toBe(least);
      expect(press('+', little).assignment.allocationPercentage).toBe(5);
    }
  });

  it('leaves nothing of a running assignment in the past if its dates do not, either', () => {
    const recent = { ...running, startDate: '2026-03-10' };
    expect(press('{{+', recent)).toMatchObject({
      splits: false,
      assignment: { startDate: '2026-03-12', allocationPercentage: 65 },
    });
    expect(press('{+', { ...recent, endDate: '2026-03-11' })).toMatchObject({ splits: false });
    expect(press(']+', { ...recent, endDate: '2026-03-11' })).toMatchObject({
      splits: false,
      assignment: { endDate: '2026-03-10' },
    });
  });

  it('is judged by the rule of the server, with what it has now replaced', () => {
    const other = { ...running, _id: 'b', allocationPercentage: 35, startDate: '2026-04-06' };
    expect(press('+', running, [other]).verdict).toMatchObject({ peak: 100, violation: null });
    const over = press('++', running, [other]).verdict;
    expect(over).toMatchObject({ peak: 105, over: { startDate: '2026-04-06', excess: 5 } });
    expect(over.violation).not.toBeNull();
    // What is over only in the past does not matter.
    const past = { ...other, startDate: '2026-02-02', endDate: '2026-03-06' };
    expect(press('++', running, [past]).verdict.violation).toBeNull();
  });
});
