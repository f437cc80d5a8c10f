import type { MemberAssignment, ProjectSchedule } from '@erm/contracts/schedule';
import { expect, it } from 'vitest';
import type { Move } from '../moving/apply-move';
import { applyProjectMove } from './apply-project-move';

const days = { startDate: '2026-04-06', endDate: '2026-04-17' };
const later = { startDate: '2026-04-20', endDate: '2026-05-01' };
const lead: MemberAssignment = {
  _id: 'lead',
  engineerId: 'ana',
  projectId: 'atlas',
  role: 'Lead',
  version: 3,
  allocationPercentage: 60,
  ...days,
};
const project = {
  _id: 'atlas',
  name: 'Atlas',
  status: 'active' as const,
  requiredSkills: [],
  teamSize: 2,
  startDate: '2026-01-05',
  endDate: '2026-06-30',
};
const schedule: ProjectSchedule = {
  rows: [{ project, assignments: [lead] }],
  engineers: [],
  offset: 0,
  aroundRow: null,
  aroundDays: null,
  total: 1,
};
const applied = (more: Partial<Move>) => {
  const move = { assignment: lead, engineerId: 'ana', nextEngineerId: 'ana', today: '2026-03-11', ...later };
  return applyProjectMove(schedule, { ...move, ...more }).rows[0]?.assignments;
};

it('gives an assignment its new dates', () => {
  expect(applied({})).toEqual([{ ...lead, ...later }]);
});

it('adds a copy beside the original', () => {
  expect(applied({ copies: true })).toEqual([lead, { ...lead, _id: 'lead-rest', ...later }]);
});

it('leaves what goes to another engineer until it is read again', () => {
  expect(applied({ nextEngineerId: 'ilya' })).toEqual([lead]);
});
