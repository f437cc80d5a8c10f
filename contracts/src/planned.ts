import type { DaySpan } from './calendar-day';
import type { Issue, ErrorCode } from './errors';
import type { Allocation, LoadCurve } from './load-curve';
import type { ProjectStatus } from './project-statuses';

/** What a manager decides about an assignment. IDs are in hexadecimal; the allocation is a percentage of full time. */
export interface AssignmentTerms extends Allocation {
  engineerId: string;
  projectId: string;
  role: string;
}

/** An assignment as far as the rules of planning depend on it. */
export interface PlannedAssignment extends AssignmentTerms {
  _id: string;
  version: number;
  /** It stays in place, and can be changed only together with a new engineer. */
  engineerDeleted: boolean;
  /** It is no load anymore, and can be changed only together with a new project. */
  projectDeleted: boolean;
}

/** A project as far as the rules of planning depend on it. */
export interface PlannedProject extends DaySpan {
  status: ProjectStatus;
  teamSize: number;
  version: number;
}

/** An engineer as far as the rules of planning depend on them. */
export interface PlannedEngineer {
  /** In percent of full time. */
  maxCapacity: number;
}

/**
 * What operations are applied to: everything that they name, by ID. What is missing was deleted. Assignments that no
 * operation names are here only as load and days.
 */
export interface Planned<
  Project extends PlannedProject = PlannedProject,
  Engineer extends PlannedEngineer = PlannedEngineer,
> {
  assignments: ReadonlyMap<string, PlannedAssignment>;
  engineers: ReadonlyMap<string, Engineer>;
  projects: ReadonlyMap<string, Project>;
  /** The load of an engineer's assignments that no operation names, by engineer ID. */
  otherLoads: ReadonlyMap<string, LoadCurve>;
  /** The days of a project's assignments that no operation names, by project ID, for projects that get new dates. */
  otherDays: ReadonlyMap<string, readonly DaySpan[]>;
}

/** Whether what an operation changes still is what the operation is based on. */
type IsCurrent<Entity> = (current: Entity) => boolean;

/** One step of a batch. An operation whose `isCurrent` returns false is refused with `CONFLICT`. */
export type Operation =
  | {
      action: 'create';
      /** The ID that the assignment gets. */
      id: string;
      terms: AssignmentTerms;
      /** The version of a deleted assignment that is brought back; null for a new one. */
      restoredVersion: number | null;
    }
  | {
      action: 'update';
      id: string;
      terms: Partial<AssignmentTerms>;
      isCurrent: IsCurrent<PlannedAssignment>;
    }
  | { action: 'delete'; id: string; isCurrent: IsCurrent<PlannedAssignment> }
  | {
      action: 'updateProject';
      id: string;
      changes: Partial<PlannedProject>;
      isCurrent: IsCurrent<PlannedProject>;
    };

/** Why an operation cannot be applied, with an issue for each field that is in the way. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  issues: readonly Issue[];
}

/** What an operation would have changed, as somebody else left it. */
export type Conflict<Project extends PlannedProject = PlannedProject> =
  { entity: 'assignment'; current: PlannedAssignment } | { entity: 'project'; current: Project };

/** A refused operation, known by its index. */
export interface RefusedOperation<Project extends PlannedProject = PlannedProject> extends Refusal {
  index: number;
  conflict?: Conflict<Project>;
}
