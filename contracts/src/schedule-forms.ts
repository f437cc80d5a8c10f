import { addDays, FIRST_DAY, LAST_DAY, partsWithin, type DaySpan } from './calendar-day';
import { allSteps, loadCurve } from './load-curve';
import type { ScheduleAssignment, ScheduleRow } from './schedule';

/** A row of a schedule by engineer in short: the load of the days shown follows from the assignments. */
export function inShort({ engineer, load, assignments }: ScheduleRow, days: DaySpan): ScheduleRow {
  const byProject = new Map<string | null, ScheduleAssignment[]>();
  for (const assignment of assignments) {
    const { projectId } = assignment;
    const known = byProject.get(projectId);
    if (known) known.push(assignment);
    else byProject.set(projectId, [assignment]);
  }
  return {
    engineer,
    load: partsOutside(days, load),
    assignments: [],
    assigned: [...byProject].map(([projectId, all]) => ({
      projectId,
      ids: all.map(({ _id }) => _id),
      percentages: all.map(({ allocationPercentage }) => allocationPercentage),
      roles: all.map(({ role }) => role),
      startDates: all.map(({ startDate }) => startDate),
      endDates: all.map(({ endDate }) => endDate),
      versions: all.map(({ version }) => version),
    })),
  };
}

/** Reverses the short form; returns a full row unchanged. */
export function inFull({ assigned, ...row }: ScheduleRow, days: DaySpan): ScheduleRow {
  if (!assigned) return row;
  const assignments = assigned.flatMap(
    ({ projectId, ids, percentages, roles, startDates, endDates, versions }) =>
      ids.map((_id, at): ScheduleAssignment => {
        const startDate = startDates[at] ?? days.startDate;
        return {
          _id,
          projectId,
          allocationPercentage: percentages[at] ?? 0,
          role: roles[at] ?? '',
          startDate,
          endDate: endDates[at] ?? startDate,
          version: versions[at] ?? 0,
        };
      }),
  );
  const counted = assignments.filter(({ projectId }) => projectId !== null);
  const inside = partsWithin(days, counted);
  const outside = row.load.map(({ load, ...span }) => ({ ...span, allocationPercentage: load }));
  return { ...row, assignments, load: allSteps(loadCurve([...inside, ...outside])) };
}

function partsOutside<Part extends DaySpan>({ startDate, endDate }: DaySpan, parts: readonly Part[]): Part[] {
  const before = { startDate: FIRST_DAY, endDate: addDays(startDate, -1) };
  const after = { startDate: addDays(endDate, 1), endDate: LAST_DAY };
  return [before, after].flatMap((days) => partsWithin(days, parts));
}
