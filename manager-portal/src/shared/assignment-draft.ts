import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import type { PickableProject } from './ProjectPicker';

/** Initial values of a new assignment, and their origin. */
export interface AssignmentDraft {
  engineer: Engineer;
  project: PickableProject | null;
  /** Empty if not given. */
  role?: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
  allocationPercentage: number;
  origin: string;
}

/** The same before the engineer is loaded. */
export interface AssignmentRequest extends Omit<AssignmentDraft, 'engineer'> {
  engineerId: string;
}

/** A request to open Create Assignment. */
export interface Assigning {
  assign: (request: AssignmentRequest) => void;
  /** The engineer whose dialog is being opened. */
  opening: string | null;
}

const STEP_PERCENT = 5;
const FULL_TIME = 100;

/** Default allocation for some free capacity: at most full-time, in steps of 5%. */
export function allocationFor(free: number): number {
  return Math.floor(Math.min(FULL_TIME, free) / STEP_PERCENT) * STEP_PERCENT;
}
