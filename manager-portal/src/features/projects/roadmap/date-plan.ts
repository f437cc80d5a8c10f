import type { Assignment } from '@erm/contracts/assignments';
import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import type { ApplyBatchBody } from '@erm/contracts/batches';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { findOverCapacity } from '@erm/contracts/over-capacity';
import { loadCurve } from '@erm/contracts/load-curve';
import { changeDates, type DateEffect } from '@erm/contracts/project-dates';
import type { ScheduleRow } from '@erm/contracts/schedule';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';

/** An assignment of the project to somebody who was not deleted. */
export type Staffed = Assignment & { engineerId: NonNullable<Assignment['engineerId']> };

export const isStaffed = (assignment: Assignment): assignment is Staffed => assignment.engineerId !== null;

export type Effect = DateEffect<Staffed>;

/** Somebody whom the new dates would overload. */
export interface Overloaded {
  engineerId: string;
  name: string;
  message: string;
  /** The first working days that would be over capacity, if any. */
  days: OverloadDays | undefined;
}

/** What becomes of each assignment. Those of deleted engineers keep their dates, and count for nothing. */
export function effectsOf(
  before: DaySpan,
  after: DaySpan,
  assignments: readonly Assignment[],
  shifts: boolean,
): Effect[] {
  return changeDates(before, after, assignments.filter(isStaffed), shifts);
}

/** Applies the server's own rule (product-rules#capacity) to everybody whose assignments change. */
export function overloadedBy(effects: readonly Effect[], rows: readonly ScheduleRow[]): Overloaded[] {
  const datesOf = new Map(effects.map(({ assignment, dates }) => [assignment._id, dates]));
  return rows.flatMap(({ engineer, assignments }) => {
    const before = assignments.filter(({ projectId }) => projectId !== null);
    const after = before.flatMap((share) => {
      const dates = datesOf.get(share._id);
      return dates === null ? [] : [{ ...share, ...dates }];
    });
    const { _id: engineerId, name, maxCapacity } = engineer;
    const others = loadCurve([]);
    const [over] = findOverCapacity({ maxCapacity, others, before, after, idOf: ({ _id }) => _id });
    if (!over) return [];
    const load = loadCurve(after);
    const [days] = overloadDays({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY }, over.share);
    return [{ engineerId, name, message: over.violation.message, days }];
  });
}

interface DatedProject {
  _id: string;
  version: number;
}

/** Everything that changes, as one batch. */
export function operationsOf(
  { _id: id, version }: DatedProject,
  { startDate, endDate }: DaySpan,
  effects: readonly Effect[],
): ApplyBatchBody['operations'] {
  const changes = effects
    .filter(({ effect }) => effect !== 'kept')
    .map(({ assignment, dates }): ApplyBatchBody['operations'][number] => {
      const base = { id: assignment._id, version: assignment.version };
      if (!dates) return { action: 'delete', ...base };
      return { action: 'update', id: base.id, body: { ...dates, version: base.version } };
    });
  return [{ action: 'updateProject', id, body: { startDate, endDate, version } }, ...changes];
}
