import { loadCurve, stepsFrom } from '@erm/contracts/load-curve';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { rowModel, type RowModel } from '../views/schedule/model/row-model';

export const TODAY = '2026-03-11';

export const atlas: ScheduleProject = {
  _id: 'atlas',
  name: 'Atlas',
  status: 'active',
  requiredSkills: [],
  startDate: '2026-01-05',
  endDate: '2026-06-30',
};

/** An assignment to Atlas, which runs today. */
export function assigned(_id: string, more: Partial<ScheduleAssignment> = {}): ScheduleAssignment {
  return {
    _id,
    projectId: atlas._id,
    role: 'Lead',
    version: 3,
    allocationPercentage: 60,
    startDate: '2026-02-02',
    endDate: '2026-04-30',
    ...more,
  };
}

/** The row of an engineer with assignments. */
export function rowOf(_id: string, assignments: readonly ScheduleAssignment[], maxCapacity = 100): RowModel {
  const engineer = { _id, name: _id, seniority: null, department: 'Web', version: 1, skills: [] };
  const load = stepsFrom(loadCurve(assignments.filter(({ projectId }) => projectId !== null)), '0001-01-01');
  return rowModel({ engineer: { ...engineer, maxCapacity }, load, assignments: [...assignments] }, TODAY);
}

/** Numbers that look random, and are the same in every run. */
export function numbers(seed: number) {
  let state = seed + 1;
  return (min: number, max: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return min + ((state >>> 8) % (max - min + 1));
  };
}
