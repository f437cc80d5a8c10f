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
import type { ProjectSchedulePage, ShortEntry, WholeEntry } from './get-project-schedule';
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
    entries.flatMap((entry) => ('staffed' in entry ? [] : entry.assignments)),
    ({ engineerId }) => engineerId.toHexString(),
  );
  return {
    rows: entries.map((entry) => ('staffed' in entry ? presentInShort(entry, days) : presentInFull(entry))),
    engineers: engineers.map((engineer) =>
      presentEngineer(engineer, byEngineer.get(engineer.id) ?? [], days),
    ),
    ...page,
  };
}

function presentInFull({ project, assignments }: WholeEntry): ProjectScheduleRow {
  return {
    project: { ...presentProject(project), teamSize: project.teamSize },
    assignments: assignments.map((assignment) => ({
      ...presentAssignment(assignment),
      engineerId: assignment.engineerId.toHexString(),
    })),
  };
}

function presentInShort(
  { staffed }: ShortEntry,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): ProjectScheduleRow {
  const { _id, name, status, startDate, endDate, requiredSkills, teamSize, staffing: steps, gaps } = staffed;
  const inSpan = staffingWithin({ startDate: from, endDate: to }, { steps, gaps });
  return {
    project: { _id, name, status, startDate, endDate, requiredSkills, teamSize },
    assignments: [],
    staffing: { endDate: endDate < to ? endDate : to, ...shortStaffing(inSpan) },
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
