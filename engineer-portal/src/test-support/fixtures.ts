import type { Assignment } from '@erm/contracts/assignments';
import { addDays, dayOf } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import type { User } from '@erm/contracts/users';

const today = dayOf(new Date());

export const maya: User = {
  _id: 'e1',
  id: 'e1',
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  role: 'engineer',
  skills: ['TypeScript', 'Kafka'],
  seniority: 'senior',
  maxCapacity: 100,
  department: 'Web',
  version: 3,
};

type CapacityAssignment = EngineerCapacity['assignments'][number];

export function capacityAssignment(
  name: string,
  allocationPercentage: number,
  changes: Partial<CapacityAssignment> = {},
): CapacityAssignment {
  return {
    _id: name,
    projectName: name,
    projectId: { _id: `project ${name}`, name, status: 'active', description: '' },
    allocationPercentage,
    role: 'Contributor',
    startDate: '2026-01-05',
    endDate: addDays(today, 60),
    status: 'active',
    version: 1,
    ...changes,
  };
}

export function capacity(
  assignments: CapacityAssignment[],
  changes: Partial<EngineerCapacity> = {},
): EngineerCapacity {
  const currentAllocation = assignments
    .filter(({ status }) => status === 'active')
    .reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0);
  return {
    ...maya,
    currentAllocation,
    availableCapacity: Math.max(0, maya.maxCapacity - currentAllocation),
    availableFrom: addDays(today, 60),
    overloads: [],
    assignments,
    ...changes,
  };
}

export function assignment(name: string, changes: Partial<Assignment> = {}): Assignment {
  return {
    _id: name,
    engineerId: { _id: maya._id, name: maya.name, email: maya.email, skills: maya.skills },
    projectId: { _id: `project ${name}`, name, status: 'active', description: `About ${name}` },
    allocationPercentage: 60,
    role: 'Frontend lead',
    startDate: '2026-01-05',
    endDate: '2026-07-31',
    status: 'active',
    version: 1,
    ...changes,
  };
}
