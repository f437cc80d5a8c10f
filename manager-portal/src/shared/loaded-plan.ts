import type { DaySpan } from '@erm/contracts/calendar-day';
import { removeAllocation, type LoadCurve } from '@erm/contracts/load-curve';
import type { Planned, PlannedAssignment, PlannedEngineer } from '@erm/contracts/planned';

interface Loaded {
  /** What operations name. Nothing of it was deleted. */
  assignments: readonly Omit<PlannedAssignment, keyof typeof NOT_DELETED>[];
  projects: readonly (DaySpan & { _id: string; version?: number })[];
  /** With all of their load. */
  engineers: readonly { engineer: PlannedEngineer & { _id: string }; curve: LoadCurve }[];
}

/** What is loaded, for the API's own rules to apply operations to it. */
export function loadedPlan({ assignments, projects, engineers }: Loaded): Planned {
  const othersOf = (id: string, curve: LoadCurve) =>
    assignments.filter(({ engineerId }) => engineerId === id).reduce(removeAllocation, curve);
  return {
    assignments: new Map(assignments.map((each) => [each._id, { ...each, ...NOT_DELETED }])),
    projects: new Map(projects.map((each) => [each._id, { ...UNKNOWN, ...each }])),
    engineers: new Map(engineers.map(({ engineer }) => [engineer._id, engineer])),
    otherLoads: new Map(engineers.map(({ engineer: { _id }, curve }) => [_id, othersOf(_id, curve)])),
    // New dates of a project come with operations for all that they would leave outside.
    otherDays: new Map(),
  };
}

const NOT_DELETED = { engineerDeleted: false, projectDeleted: false };
/** What only other changes of a project depend on. */
const UNKNOWN = { status: 'active', teamSize: 0, version: 0 } as const;
