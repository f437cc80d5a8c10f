import { loadCurve, loadOn, loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { describe, expect, it } from 'vitest';
import { overloadOf, subjectOf } from './overload-of';
import { rowModel } from '../model/row-model';

const TODAY = '2026-03-11';
const atlas = {
  _id: 'atlas',
  name: 'Atlas Billing',
  status: 'active' as const,
  requiredSkills: [],
  startDate: '2026-01-01',
  endDate: '2026-12-31',
};
const assignment = (id: string, allocationPercentage: number, more: Partial<ScheduleAssignment> = {}) => ({
  _id: id,
  projectId: 'atlas',
  role: 'Lead',
  version: 1,
  allocationPercentage,
  startDate: '2026-02-02',
  endDate: '2026-04-30',
  ...more,
});

function rowOf(id: string, maxCapacity: number, ...assignments: ScheduleAssignment[]) {
  const counted = assignments.filter(({ projectId }) => projectId !== null);
  const engineer = { name: id, seniority: null, department: 'Web', version: 1, skills: [] };
  return rowModel(
    {
      engineer: { ...engineer, _id: id, maxCapacity },
      load: loadSteps(loadCurve(counted), { startDate: TODAY, endDate: '2026-12-31' }).filter(
        ({ load }) => load > 0,
      ),
      assignments,
    },
    TODAY,
  );
}

describe('an overload on the schedule', () => {
  const subject = assignment('subject', 40);
  const deleted = assignment('deleted', 90, { projectId: null });
  const row = rowOf('noor', 80, subject, assignment('other', 60), deleted);
  const rows = { from: row, to: row, projects: new Map([['atlas', atlas]]), today: TODAY };
  const moving = { assignment: subject, ...subject };

  it('counts the other assignments, except those to deleted projects', () => {
    const overload = overloadOf(moving, rows)!;
    expect(overload.others.map(({ _id, projectName }) => [_id, projectName])).toEqual([
      ['other', 'Atlas Billing'],
    ]);
    expect(loadOn(overload.load, TODAY)).toBe(60);
    expect(overload.saved.engineerId).toBe('noor');
  });

  it('counts all of another row', () => {
    const to = rowOf('ilya', 100, assignment('his', 70));
    const overload = overloadOf(moving, { ...rows, to })!;
    expect(loadOn(overload.load, TODAY)).toBe(70);
    expect(overload.proposed).toMatchObject({ engineerId: 'ilya', allocationPercentage: 40 });
  });

  it('counts the original of a copy among the others', () => {
    const overload = overloadOf({ ...moving, copies: true }, rows)!;
    expect(overload).toMatchObject({ isCopy: true, others: [{ _id: 'subject' }, { _id: 'other' }] });
    expect(loadOn(overload.load, TODAY)).toBe(100);
  });

  it('is none for a deleted project', () => {
    expect(overloadOf({ ...moving, assignment: deleted }, rows)).toBeNull();
  });

  it('is changed at the smallest assignment that resolves it', () => {
    expect(subjectOf(row)?._id).toBe('subject');
    expect(subjectOf(rowOf('ana', 30, assignment('small', 10), assignment('large', 60)))?._id).toBe('large');
    expect(subjectOf(rowOf('ben', 100, subject))).toBeUndefined();
  });
});
