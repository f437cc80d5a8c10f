import type { Allocation } from '@erm/contracts/load-curve';
import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { isRunning } from '@erm/contracts/split-assignment';
import { type Part, shiftDates, snapDates, type Zoom } from '@erm/planning';
import type { Found } from '../model/found';
import type { Projects } from '../model/schedule-texts';
import { fromToday, keepWithin } from './dates';

/** New dates, percentage, and engineer of an assignment. */
export interface Edit extends Allocation {
  /** The saved state. */
  assignment: ScheduleAssignment;
  /** ID of the current engineer; null if deleted. */
  from: string | null;
  /** ID of the new engineer; null over a row that is not loaded. */
  to: string | null;
  /** Whether this creates a copy and leaves the assignment unchanged. */
  copies: boolean;
}

/** An edit in a grid, where assignments of deleted engineers cannot change. */
export interface Change extends Edit {
  from: string;
  /** The project date that stopped it, if one did. */
  wall: { side: 'start' | 'end'; project: ScheduleProject } | null;
}

/** The identity change. */
export function unchanged({ assignment, model }: Found): Change {
  const { startDate, endDate, allocationPercentage } = assignment;
  const { _id } = model.engineer;
  return {
    assignment,
    from: _id,
    to: _id,
    startDate,
    endDate,
    allocationPercentage,
    copies: false,
    wall: null,
  };
}

/** The changed fields of an edit, as sent to the API. */
export function changedParts({ assignment, ...next }: Edit): Partial<Allocation & { engineerId: string }> {
  return {
    ...(next.from !== next.to && next.to !== null && { engineerId: next.to }),
    ...(next.startDate !== assignment.startDate && { startDate: next.startDate }),
    ...(next.endDate !== assignment.endDate && { endDate: next.endDate }),
    ...(next.allocationPercentage !== assignment.allocationPercentage && {
      allocationPercentage: next.allocationPercentage,
    }),
  };
}

export function isChanged(change: Edit): boolean {
  return change.copies || Object.keys(changedParts(change)).length > 0;
}

/** A movement of an assignment. */
export interface Movement {
  part: Part;
  /** Relative to the saved state. */
  dates: DaySpan;
  to: string | null;
  copies: boolean;
  /** Whether ends snap to weeks. */
  snaps: boolean;
}

interface Rules {
  projects: Projects;
  today: CalendarDay;
  zoom: Zoom;
}

/** Moves an assignment within its project's dates. A running one is handed over from today on. */
export function move(
  { assignment, from, allocationPercentage }: Change,
  { part, dates, to, copies, snaps }: Movement,
  { projects, today, zoom }: Rules,
): Change {
  const project = projects.get(assignment.projectId ?? '');
  const snapped = snaps ? snapDates(dates, part, zoom) : dates;
  const { wall, ...kept } = project ? keepWithin(snapped, part, project) : { ...snapped, wall: null };
  const { startDate, endDate } = to === from || copies ? kept : fromToday(assignment, kept, today);
  return {
    assignment,
    from,
    to,
    startDate,
    endDate,
    allocationPercentage,
    copies,
    wall: wall && project ? { side: wall, project } : null,
  };
}

/** Moves all by the same number of days: as requested, or until the first one reaches an end of its project. */
export function moveAll(changes: readonly Change[], asked: number, projects: Projects) {
  const allowed = changes.map(({ assignment }) => {
    const project = projects.get(assignment.projectId ?? '');
    if (!project) return asked;
    const kept = keepWithin(shiftDates(assignment, 'whole', asked), 'whole', project);
    const moved = dayNumber(kept.startDate) - dayNumber(assignment.startDate);
    // One already outside its project must not pull the others the opposite way.
    return asked > 0 ? Math.max(0, Math.min(asked, moved)) : Math.min(0, Math.max(asked, moved));
  });
  const days = asked > 0 ? Math.min(asked, ...allowed) : Math.max(asked, ...allowed);
  const moved = changes.map((change): Change => ({
    ...change,
    ...shiftDates(change.assignment, 'whole', days),
  }));
  return { days, changes: moved };
}

/** The day at which a change splits a running assignment, to keep its past; null if it does not. */
export function splitDay(change: Edit, today: CalendarDay): CalendarDay | null {
  const { assignment, from, to, copies, allocationPercentage } = change;
  if (copies || assignment.projectId === null || !isRunning(assignment, today)) return null;
  const handsOver = from !== null && from !== to && change.startDate >= today;
  const rates = allocationPercentage !== assignment.allocationPercentage && isRunning(change, today);
  return handsOver || rates ? today : null;
}

/** Whether two changes of an assignment look the same. */
export function isSameChange(one: Change, other: Change): boolean {
  return (
    one.assignment === other.assignment &&
    one.to === other.to &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    one.copies === other.copies &&
    one.wall?.side === other.wall?.side
  );
}
