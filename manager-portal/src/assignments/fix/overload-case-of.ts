import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve } from '@erm/contracts/load-curve';
import type { OverloadCase } from '@erm/contracts/overload-case';
import type { EditableAssignment } from '../assignment-names';

interface Moved extends DaySpan {
  /** The saved assignment. */
  saved: EditableAssignment;
  /** Who would get it. */
  engineer: EngineerCapacity;
  today: CalendarDay;
}

/** A move that may cause an overload, from what is known about the engineer; null without an engineer or project. */
export function overloadCaseOf({ saved, engineer, startDate, endDate, today }: Moved): OverloadCase | null {
  const { _id, version, role, allocationPercentage, engineerId: owner, projectId: project } = saved;
  if (!owner || !project) return null;
  const others = engineer.assignments.flatMap((each) =>
    each.projectId && each._id !== _id ? [{ ...each, projectId: each.projectId._id }] : [],
  );
  const of = { _id, version, role, allocationPercentage, projectId: project._id, projectName: project.name };
  return {
    engineer,
    load: loadCurve(others),
    others,
    today,
    saved: { ...of, startDate: saved.startDate, endDate: saved.endDate, engineerId: owner._id },
    proposed: { engineerId: engineer._id, allocationPercentage, startDate, endDate },
  };
}
