import type { DaySpan } from './calendar-day';
import type { Issue, ErrorCode } from './errors';
import type { Allocation, LoadCurve } from './load-curve';
import type { ProjectStatus } from './project-statuses';

/**
 * The fields of an assignment that a manager decides. IDs are hexadecimal; the allocation is a percentage of full time.
 */
export interface AssignmentTerms extends Allocation {
  engineerId: string;
  projectId: string;
  role: string;
}

/** The fields of an assignment that planning rules depend on. */
export interface PlannedAssignment extends AssignmentTerms {
  _id: string;
  version: number;
  /** It stays in place, and can be changed only together with a new engineer. */
  engineerDeleted: boolean;
  /** If deleted, the assignment does not count as load, and can only be changed together with a new project. */
  projectDeleted: boolean;
}

/** The fields of a project that planning rules depend on. */
export interface PlannedProject extends DaySpan {
  status: ProjectStatus;
  teamSize: number;
  version: number;
}

/** The fields of an engineer that planning rules depend on. */
export interface PlannedEngineer {
  /** In percent of full time. */
  maxCapacity: number;
}

/**
 * The data that operations are applied to: every entity they name, by ID. Missing ones were deleted. Assignments that
 * no operation names are included only as load and days.
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

/** Whether the entity is unchanged since the version that an operation is based on. */
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

/** The current state of the entity, which someone else has changed. */
export type Conflict<Project extends PlannedProject = PlannedProject> =
  { entity: 'assignment'; current: PlannedAssignment } | { entity: 'project'; current: Project };

/** A refused operation, known by its index. */
export interface RefusedOperation<Project extends PlannedProject = PlannedProject> extends Refusal {
  index: number;
  conflict?: Conflict<Project>;
}
