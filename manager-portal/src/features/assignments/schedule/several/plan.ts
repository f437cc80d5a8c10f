import { overloadDays } from '@erm/contracts/availability';
import type { ApplyBatchBody } from '@erm/contracts/batches';
import { addDays, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { findOverCapacity } from '@erm/contracts/over-capacity';
import { addAllocations, peakLoad } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { splitOperations } from '@erm/contracts/split-assignment';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { shiftDates } from '@erm/portal-kit/planning';
import type { Found } from '../found';
import { changedParts } from '../moving/changed-parts';
import { keepWithin, withoutAllocation, type Verdict } from '../moving/moving';
import { nudge, type Nudge } from '../moving/nudging';
import type { RowModel } from '../engineers/row-model';
import type { Projects } from '../schedule-texts';

/** What becomes of one of several assignments. */
export interface Change extends Found {
  next: ScheduleAssignment;
  /** Whether its past stays as it was, because it runs and gets another percentage. */
  splits: boolean;
}

type Operations = ApplyBatchBody['operations'];

/** By how many days all can be moved: as far as asked, unless the first of them meets an end of its project before. */
export function daysWithinWalls(items: readonly Found[], days: number, projects: Projects): number {
  const allowed = items.map(({ assignment }) => {
    const project = projects.get(assignment.projectId ?? '');
    if (!project) return days;
    const kept = keepWithin(shiftDates(assignment, 'whole', days), 'whole', project);
    const moved = dayNumber(kept.startDate) - dayNumber(assignment.startDate);
    // One that is outside its project already does not pull the others the other way.
    return days > 0 ? Math.max(0, Math.min(days, moved)) : Math.min(0, Math.max(days, moved));
  });
  return days > 0 ? Math.min(days, ...allowed) : Math.max(days, ...allowed);
}

/** All of them, moved by the same days. */
export function moveAll(items: readonly Found[], days: number): Change[] {
  return items.map((item) => ({
    ...item,
    next: { ...item.assignment, ...shiftDates(item.assignment, 'whole', days) },
    splits: false,
  }));
}

/** All of them after one more press of a key. What is completed keeps its percentage. */
export function nudgeAll(
  changes: readonly Change[],
  by: Nudge,
  projects: Projects,
  today: CalendarDay,
): Change[] {
  return changes.map((change) => {
    const { assignment: original, model, next } = change;
    if ('steps' in by && original.endDate < today) return change;
    const project = projects.get(original.projectId ?? '');
    const nudged = nudge(original, next, by, { model, project, today });
    return { ...change, next: nudged.assignment, splits: nudged.splits };
  });
}

export function isChanged({ assignment, next }: Change): boolean {
  return Object.keys(changedParts(assignment, next)).length > 0;
}

interface Share extends DaySpan {
  _id: string;
  allocationPercentage: number;
}

/** What the load of an engineer would be, by the server's rule for several changes at once. */
export interface RowVerdict extends Verdict {
  model: RowModel;
}

/** What would come of the changes, for everybody whom they concern. */
export function verdictsOf(changes: readonly Change[], today: CalendarDay): RowVerdict[] {
  const rows = new Map<string, Change[]>();
  for (const change of changes) {
    const id = change.model.engineer._id;
    rows.set(id, [...(rows.get(id) ?? []), change]);
  }
  return [...rows.values()].map((theirs) => rowVerdict(theirs, today));
}

function rowVerdict(all: readonly Change[], today: CalendarDay): RowVerdict {
  const { model } = all[0]!;
  const { maxCapacity } = model.engineer;
  const counting = all.filter(({ assignment }) => assignment.projectId !== null);
  const others = counting.reduce(
    (curve, { assignment }) => withoutAllocation(curve, assignment),
    model.curve,
  );
  const before: Share[] = counting.map(({ assignment }) => assignment);
  const after = counting.flatMap((change) => partsOf(change, today));
  const load = addAllocations(others, after);
  const [found] = findOverCapacity({ maxCapacity, others, before, after, idOf: ({ _id }) => _id });
  const peak = Math.max(0, ...after.map((share) => peakLoad(load, share)));
  return {
    model,
    load,
    peak,
    maxCapacity,
    free: remainingCapacity(maxCapacity, peak),
    violation: found?.violation ?? null,
    over: found && overloadDays({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY }, found.share)[0],
  };
}

/** What an assignment becomes: one, or its past and its rest. */
function partsOf({ assignment, next, splits }: Change, today: CalendarDay): Share[] {
  if (!splits) return [next];
  const past = { ...next, endDate: addDays(today, -1) };
  return [
    { ...past, allocationPercentage: assignment.allocationPercentage },
    { ...next, _id: `${next._id} from today`, startDate: today },
  ];
}

/** What to send for the changes, all or nothing. */
export function operationsFor(changes: readonly Change[], today: CalendarDay): Operations {
  return changes.filter(isChanged).flatMap(({ assignment, next, splits, model }): Operations => {
    const { _id: id, version, projectId, role } = assignment;
    const { startDate, endDate, allocationPercentage } = next;
    if (!splits || projectId === null) {
      return [{ action: 'update', id, body: { ...changedParts(assignment, next), version } }];
    }
    const rest = { engineerId: model.engineer._id, projectId, role, allocationPercentage, endDate };
    return splitOperations(assignment, today, { ...rest, startDate: today }, startDate);
  });
}
