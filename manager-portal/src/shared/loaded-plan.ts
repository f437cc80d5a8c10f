import type { DaySpan } from '@erm/contracts/calendar-day';
import { removeAllocation, type LoadCurve } from '@erm/contracts/load-curve';
import type { Planned, PlannedAssignment, PlannedEngineer } from '@erm/contracts/planned';

interface Loaded {
  /** Assignments named by operations, none of them deleted. */
  assignments: readonly Omit<PlannedAssignment, keyof typeof NOT_DELETED>[];
  projects: readonly (DaySpan & { _id: string; version?: number })[];
  /** With their complete load. */
  engineers: readonly { engineer: PlannedEngineer & { _id: string }; curve: LoadCurve }[];
}

/** The loaded data as a plan to which `applyOperations` can apply the API's rules. */
export function loadedPlan({ assignments, projects, engineers }: Loaded): Planned {
  const othersOf = (id: string, curve: LoadCurve) =>
    assignments.filter(({ engineerId }) => engineerId === id).reduce(removeAllocation, curve);
  return {
    assignments: new Map(assignments.map((each) => [each._id, { ...each, ...NOT_DELETED }])),
    projects: new Map(projects.map((each) => [each._id, { ...UNKNOWN, ...each }])),
    engineers: new Map(engineers.map(({ engineer }) => [engineer._id, engineer])),
    otherLoads: new Map(engineers.map(({ engineer: { _id }, curve }) => [_id, othersOf(_id, curve)])),
    // New project dates always come with operations for assignments that would be outside.
    otherDays: new Map(),
  };
}

const NOT_DELETED = { engineerDeleted: false, projectDeleted: false };
/** Fields that only matter for other changes of a project. */
const UNKNOWN = { status: 'active', teamSize: 0, version: 0 } as const;
