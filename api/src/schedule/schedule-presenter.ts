import type { CalendarDay } from '@erm/contracts/calendar-day';
import type {
  ProjectSchedule,
  ProjectScheduleRow,
  Schedule,
  ScheduleAssignment,
  ScheduleProject,
  ScheduleQuery,
  ScheduleRow,
} from '@erm/contracts/schedule';
import { inShort } from '@erm/contracts/schedule-forms';
import { scheduleLoad } from '@erm/contracts/schedule-load';
import { shortStaffing } from '@erm/contracts/short-staffing';
import { staffingWithin } from '@erm/contracts/staffing';
import type { ScheduledAssignment } from '../collections/assignment-repository';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import { groupBy } from '../db/group-by';
import type { RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../collections/project-document';
import type { ProjectEntry, ProjectSchedulePage } from './get-project-schedule';
import type { SchedulePage } from './get-schedule';

/** The first of the days asked for, and today. */
interface Days {
  from: CalendarDay;
  today: CalendarDay;
}

export function presentSchedule(
  { entries, deleted, projects, ...page }: SchedulePage,
  { from, to, today, form }: Days & Pick<ScheduleQuery, 'to' | 'form'>,
): Schedule {
  const rows = entries.map(({ engineer, assignments }) => ({
    ...presentEngineer(engineer, assignments, { from, today }),
    assignments: assignments.map(presentAssignment),
  }));
  return {
    rows: form === 'short' ? rows.map((row) => inShort(row, { startDate: from, endDate: to })) : rows,
    deletedRows: deleted.map(({ engineerId, assignments }) => ({
      engineerId: engineerId.toHexString(),
      assignments: assignments.map(presentAssignment),
    })),
    projects: projects.map(presentProject),
    ...page,
  };
}

export function presentProjectSchedule(
  { entries, engineers, ...page }: ProjectSchedulePage,
  days: Days & { to: CalendarDay },
): ProjectSchedule {
  const byEngineer = groupBy(
    entries.flatMap(({ assignments }) => assignments ?? []),
    ({ engineerId }) => engineerId.toHexString(),
  );
  return {
    rows: entries.map((entry) => presentProjectRow(entry, days)),
    engineers: engineers.map((engineer) =>
      presentEngineer(engineer, byEngineer.get(engineer.id) ?? [], days),
    ),
    ...page,
  };
}

function presentProjectRow(
  { project, assignments }: ProjectEntry,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): ProjectScheduleRow {
  const { _id, name, status, startDate, endDate, requiredSkills, teamSize, staffing: steps, gaps } = project;
  const row = { project: { _id, name, status, startDate, endDate, requiredSkills, teamSize } };
  if (!assignments) {
    const inSpan = staffingWithin({ startDate: from, endDate: to }, { steps, gaps });
    const staffing = { endDate: endDate < to ? endDate : to, ...shortStaffing(inSpan) };
    return { ...row, assignments: [], staffing };
  }
  return {
    ...row,
    assignments: assignments.map((assignment) => ({
      ...presentAssignment(assignment),
      engineerId: assignment.engineerId.toHexString(),
    })),
  };
}

function presentEngineer(
  engineer: RosterEntry,
  assignments: readonly ScheduledAssignment[],
  days: Days,
): Omit<ScheduleRow, 'assignments'> {
  return {
    engineer: { ...presentRosterEngineer(engineer), skills: engineer.skills },
    load: scheduleLoad(engineer.load, { ...days, assignments }),
  };
}

function presentAssignment(assignment: ScheduledAssignment): ScheduleAssignment {
  const { _id, projectId, projectDeleted, allocationPercentage, role, startDate, endDate, version } =
    assignment;
  return {
    _id: _id.toHexString(),
    projectId: projectDeleted ? null : projectId.toHexString(),
    allocationPercentage,
    role,
    startDate,
    endDate,
    version,
  };
}

function presentProject(project: ProjectDocument): ScheduleProject {
  const { _id, name, status, startDate, endDate, requiredSkills } = project;
  return { _id: _id.toHexString(), name, status, startDate, endDate, requiredSkills };
}
