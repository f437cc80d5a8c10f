import { applyOperations } from '@erm/contracts/apply-operations';
import type { Assignment } from '@erm/contracts/assignments';
import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { operationOf } from '@erm/contracts/batch-operations';
import type { ApplyBatchBody } from '@erm/contracts/batches';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { curveOf } from '@erm/contracts/load-curve';
import type { Project } from '@erm/contracts/projects';
import { changeDates, type DateEffect } from '@erm/contracts/project-dates';
import type { ScheduleRow } from '@erm/contracts/schedule';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { isStaffed, type Staffed } from '../../projects/project-staff-queries';
import { loadedPlan } from '../../shared/loaded-plan';

type Operations = ApplyBatchBody['operations'];

export type Effect = DateEffect<Staffed>;

/** An engineer whom the new dates would overload. */
export interface Overloaded {
  engineerId: string;
  name: string;
  message: string;
  /** The first working days over capacity, if any. */
  days: OverloadDays | undefined;
}

/** The new dates of each assignment. Assignments of deleted engineers keep theirs and are no load. */
export function effectsOf(
  before: DaySpan,
  after: DaySpan,
  assignments: readonly Assignment[],
  shifts: boolean,
): Effect[] {
  return changeDates(before, after, assignments.filter(isStaffed), shifts);
}

type DatedProject = Pick<Project, '_id' | 'version' | keyof DaySpan>;

const changesOf = (effects: readonly Effect[]) => effects.filter(({ effect }) => effect !== 'kept');

/** All changes as one batch. */
export function operationsOf(
  { _id: id, version }: DatedProject,
  { startDate, endDate }: DaySpan,
  effects: readonly Effect[],
): Operations {
  const changes = changesOf(effects).map(({ assignment, dates }): Operations[number] => {
    const base = { id: assignment._id, version: assignment.version };
    if (!dates) return { action: 'delete', ...base };
    return { action: 'update', id: base.id, body: { ...dates, version: base.version } };
  });
  return [{ action: 'updateProject', id, body: { startDate, endDate, version } }, ...changes];
}

/** Loaded engineers whom the operations would overload, by the API's own rule (product-rules#capacity). */
export function overloadedBy(
  operations: Operations,
  project: DatedProject,
  effects: readonly Effect[],
  rows: readonly ScheduleRow[],
): Overloaded[] {
  const plan = loadedPlan({
    assignments: changesOf(effects).map(({ assignment }) => ({
      ...assignment,
      engineerId: assignment.engineerId._id,
      projectId: project._id,
    })),
    projects: [project],
    engineers: rows.map(({ engineer, load }) => ({ engineer, curve: curveOf(load) })),
  });
  // Nothing is created.
  const requested = operations.map((each) => operationOf(each, () => ''));
  const { steps, loads, refused } = applyOperations(plan, requested);
  return rows.flatMap(({ engineer: { _id: engineerId, name, maxCapacity }, assignments }) => {
    const [over] = assignments.flatMap(
      ({ _id }) => refused.find(({ index }) => steps[index]?.id === _id) ?? [],
    );
    const step = over && steps[over.index];
    const load = loads.get(engineerId);
    if (!over || !load || step?.entity !== 'assignment' || !step.after) return [];
    const [days] = overloadDays({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY }, step.after);
    return [{ engineerId, name, message: over.message, days }];
  });
}
