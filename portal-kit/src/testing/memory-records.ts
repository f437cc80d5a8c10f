import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import type { Change } from '@erm/contracts/changes';
import type { Invitation } from '@erm/contracts/invitations';
import type { Manager } from '@erm/contracts/managers';
import type { ProjectStatus } from '@erm/contracts/project-statuses';
import type { Seniority, User } from '@erm/contracts/users';
import { sampleChanges } from './memory-changes';
import { memoryId } from './memory-id';

export { memoryId };

export interface EngineerRecord {
  _id: string;
  name: string;
  email: string;
  skills: string[];
  seniority: Seniority;
  maxCapacity: number;
  department: string;
  version: number;
}

export interface ProjectRecord {
  _id: string;
  name: string;
  description: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  status: ProjectStatus;
  teamSize: number;
  requiredSkills: string[];
  version: number;
}

export interface AssignmentRecord {
  _id: string;
  engineerId: string;
  projectId: string;
  allocationPercentage: number;
  role: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  version: number;
}

export interface MemoryRecords {
  engineers: EngineerRecord[];
  projects: ProjectRecord[];
  assignments: AssignmentRecord[];
  /** The signed-in one included. */
  managers: Manager[];
  /** Pending, newest first. */
  invitations: Invitation[];
  /** Newest first. */
  changes: Change[];
}

export function engineerRecord(
  number: number,
  name: string,
  rest: Partial<EngineerRecord> = {},
): EngineerRecord {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.test`;
  return {
    _id: memoryId(number),
    name,
    email,
    skills: [],
    seniority: 'mid',
    maxCapacity: 100,
    department: 'Platform',
    version: 1,
    ...rest,
  };
}

const anaSousa = engineerRecord(1, 'Ana Sousa', {
  skills: ['React', 'TypeScript', 'Accessibility', 'GraphQL'],
  seniority: 'senior',
  department: 'Web',
});

function managerRecord(number: number, name: string, department: string): Manager {
  const id = memoryId(number);
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.test`;
  return { _id: id, id, name, email, department, disabled: false, version: 1 };
}

/** A small company around `today`, with available, busy, and overloaded engineers, and missing skills. */
export function sampleRecords(today: CalendarDay): MemoryRecords {
  const days = (from: number, to: number) => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
  });
  const [ana, noor] = [memoryId(1), memoryId(3)];
  const [atlas, residency, migration] = [memoryId(11), memoryId(12), memoryId(13)];
  const assignment = (
    number: number,
    engineerId: string,
    projectId: string,
    share: number,
    role: string,
  ) => ({
    _id: memoryId(number),
    engineerId,
    projectId,
    allocationPercentage: share,
    role,
    version: 1,
  });
  return {
    engineers: [
      { ...anaSousa },
      engineerRecord(2, 'Ilya Aronov', { skills: ['Go', 'Terraform'], department: 'Infrastructure' }),
      engineerRecord(3, 'Noor Haddad', { skills: ['TypeScript'], seniority: 'lead', maxCapacity: 80 }),
    ],
    projects: [
      {
        _id: atlas,
        name: 'Atlas Billing',
        description: 'Usage-based invoicing for self-serve and enterprise accounts.',
        ...days(-60, 140),
        status: 'active',
        teamSize: 4,
        requiredSkills: ['TypeScript', 'React'],
        version: 1,
      },
      {
        _id: residency,
        name: 'Data Residency EU',
        description: 'Keep customer data of EU tenants in Frankfurt.',
        ...days(26, 230),
        status: 'planning',
        teamSize: 5,
        requiredSkills: ['PostgreSQL', 'TypeScript'],
        version: 3,
      },
      {
        _id: migration,
        name: 'Warehouse Migration',
        description: 'Move reporting from the old cluster.',
        ...days(-190, -12),
        status: 'completed',
        teamSize: 2,
        requiredSkills: [],
        version: 1,
      },
    ],
    assignments: [
      { ...assignment(21, ana, atlas, 70, 'Frontend engineer'), ...days(-50, 80) },
      { ...assignment(22, ana, residency, 30, 'UI engineer'), ...days(30, 140) },
      { ...assignment(23, noor, atlas, 100, 'Tech lead'), ...days(-30, 50) },
      { ...assignment(24, noor, migration, 20, 'Reviewer'), ...days(-180, -20) },
    ],
    managers: [
      managerRecord(99, 'Helena Fischer', 'Engineering'),
      managerRecord(98, 'Omar Diallo', 'Platform'),
      { ...managerRecord(97, 'Petra Novak', ''), disabled: true },
    ],
    invitations: [
      {
        _id: memoryId(31),
        role: 'engineer',
        email: 'ingrid@example.test',
        name: 'Ingrid Solberg',
        invitedBy: 'Omar Diallo',
        createdAt: `${addDays(today, -1)}T09:00:00.000Z`,
        expiresAt: `${addDays(today, 6)}T09:00:00.000Z`,
      },
    ],
    changes: sampleChanges(today),
  };
}

/** The manager who is signed in during tests. */
export const sampleManager: User = {
  _id: memoryId(99),
  id: memoryId(99),
  name: 'Helena Fischer',
  email: 'helena@example.test',
  role: 'manager',
  skills: [],
  seniority: null,
  maxCapacity: 100,
  department: 'Engineering',
  version: 1,
};

/** The engineer who is signed in during tests, Ana Sousa of the sample company. */
export const sampleEngineer: User = { ...anaSousa, id: anaSousa._id, role: 'engineer' };
