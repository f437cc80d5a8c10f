import type { Allocation } from '@erm/contracts/load-curve';
import { dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { isRunning } from '@erm/contracts/split-assignment';
import { type Part, shiftDates, snapDates, type Zoom } from '@erm/planning';
import type { Found } from '../model/found';
import type { Projects } from '../model/schedule-texts';
import { fromToday, keepWithin } from './dates';

/** What becomes of an assignment: its dates and percentage, and whose it is. */
export interface Edit extends Allocation {
  /** As it is saved. */
  assignment: ScheduleAssignment;
  /** The ID of who has it; null if they were deleted. */
  from: string | null;
  /** The ID of who would have it; null over a row that is not loaded. */
  to: string | null;
  /** Whether the assignment stays as it is, and this is a copy of it. */
  copies: boolean;
}

/** An edit in a grid, where assignments of deleted engineers stay as they are. */
export interface Change extends Edit {
  from: string;
  /** The project's date that it cannot pass, if it was stopped there. */
  wall: { side: 'start' | 'end'; project: ScheduleProject } | null;
}

/** An assignment to which nothing has happened yet. */
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

/** What an edit sends: only what differs. Nothing can be set to 0%, but what has been created with it keeps it. */
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

/** Where and how far an assignment is moved. */
export interface Movement {
  part: Part;
  /** Counted from where it was. */
  dates: DaySpan;
  to: string | null;
  copies: boolean;
  /** Whether its ends snap to weeks. */
  snaps: boolean;
}

interface Rules {
  projects: Projects;
  today: CalendarDay;
  zoom: Zoom;
}

/** Moves an assignment, within its project. A running one is handed over from today on. */
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

/** Moves all by the same days: as far as asked, unless the first of them meets an end of its project before. */
export function moveAll(changes: readonly Change[], asked: number, projects: Projects) {
  const allowed = changes.map(({ assignment }) => {
    const project = projects.get(assignment.projectId ?? '');
    if (!project) return asked;
    const kept = keepWithin(shiftDates(assignment, 'whole', asked), 'whole', project);
    const moved = dayNumber(kept.startDate) - dayNumber(assignment.startDate);
    // One that is outside its project already does not pull the others the other way.
    return asked > 0 ? Math.max(0, Math.min(asked, moved)) : Math.min(0, Math.max(asked, moved));
  });
  const days = asked > 0 ? Math.min(asked, ...allowed) : Math.max(asked, ...allowed);
  const moved = changes.map((change): Change => ({
    ...change,
    ...shiftDates(change.assignment, 'whole', days),
  }));
  return { days, changes: moved };
}

/** The day at which a change splits a running assignment, because the past stays as it was; null if it does not. */
export function splitDay(change: Edit, today: CalendarDay): CalendarDay | null {
  const { assignment, from, to, copies, allocationPercentage } = change;
  if (copies || assignment.projectId === null || !isRunning(assignment, today)) return null;
  const handsOver = from !== null && from !== to && change.startDate >= today;
  const rates = allocationPercentage !== assignment.allocationPercentage && isRunning(change, today);
  return handsOver || rates ? today : null;
}

/** Whether two changes of an assignment are the same in what is shown of them. */
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
