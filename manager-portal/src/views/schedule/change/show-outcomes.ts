import type { AssignmentOutcome } from '@erm/contracts/apply-operations';
import { addAllocation, allSteps, curveOf, removeAllocation } from '@erm/contracts/load-curve';
import type { PlannedAssignment } from '@erm/contracts/planned';
import type { ProjectSchedule, Schedule, ScheduleAssignment, ScheduleRow } from '@erm/contracts/schedule';

type Outcomes = readonly AssignmentOutcome[];

/** Optimistic schedule by engineer. Unaffected rows keep their identity. */
export function showOutcomes(schedule: Schedule, outcomes: Outcomes): Schedule {
  return { ...schedule, rows: schedule.rows.map((row) => outcomes.reduce(rowAfter, row)) };
}

function rowAfter(row: ScheduleRow, { before, after }: AssignmentOutcome): ScheduleRow {
  const { _id } = row.engineer;
  const [gives, gets] = [before?.engineerId === _id, after?.engineerId === _id];
  if (!gives && !gets) return row;
  let [curve, assignments] = [curveOf(row.load), row.assignments];
  if (before && gives) {
    curve = removeAllocation(curve, before);
    assignments = assignments.filter((each) => each._id !== before._id);
  }
  if (after && gets) {
    curve = addAllocation(curve, after);
    assignments = [...assignments, assignmentOf(after, before)];
  }
  return { ...row, assignments, load: allSteps(curve) };
}

/** Optimistic schedule by project, except for assignments that go to another engineer. */
export function showProjectOutcomes(schedule: ProjectSchedule, outcomes: Outcomes): ProjectSchedule {
  const rows = schedule.rows.map((row) => {
    const known = new Set(row.assignments.map(({ engineerId }) => engineerId));
    const changed = new Map(
      outcomes.flatMap(({ before, after }) => {
        if (after?.projectId !== row.project._id || !known.has(after.engineerId)) return [];
        return [[after._id, { ...assignmentOf(after, before), engineerId: after.engineerId }] as const];
      }),
    );
    if (changed.size === 0) return row;
    const others = row.assignments.filter(({ _id }) => !changed.has(_id));
    return { ...row, assignments: [...others, ...changed.values()] };
  });
  return { ...schedule, rows };
}

/** Keeps the version until the API responds, so that a rollback is recognized. */
function assignmentOf(after: PlannedAssignment, before: PlannedAssignment | null): ScheduleAssignment {
  const { _id, projectId, role, allocationPercentage, startDate, endDate } = after;
  const { version } = before ?? after;
  return { _id, projectId, role, version, allocationPercentage, startDate, endDate };
}
