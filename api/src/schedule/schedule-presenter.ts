import type { CalendarDay } from '@erm/contracts/calendar-day';
import type {
  ProjectSchedule,
  Schedule,
  ScheduleAssignment,
  ScheduleProject,
  ScheduleRow,
} from '@erm/contracts/schedule';
import { scheduleLoad } from '@erm/contracts/schedule-load';
import type { ScheduledAssignment } from '../collections/assignment-repository';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import { groupBy } from '../db/group-by';
import type { RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../collections/project-document';
import type { ProjectSchedulePage } from './get-project-schedule';
import type { SchedulePage } from './get-schedule';

/** The first of the days asked for, and today. */
interface Days {
  from: CalendarDay;
  today: CalendarDay;
}

export function presentSchedule({ entries, deleted, projects, ...page }: SchedulePage, days: Days): Schedule {
  return {
    rows: entries.map(({ engineer, assignments }) => ({
      ...presentEngineer(engineer, assignments, days),
      assignments: assignments.map(presentAssignment),
    })),
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
  days: Days,
): ProjectSchedule {
  const byEngineer = groupBy(
    entries.flatMap(({ assignments }) => assignments),
    ({ engineerId }) => engineerId.toHexString(),
  );
  return {
    rows: entries.map(({ project, assignments }) => ({
      project: { ...presentProject(project), teamSize: project.teamSize },
      assignments: assignments.map((assignment) => ({
        ...presentAssignment(assignment),
        engineerId: assignment.engineerId.toHexString(),
      })),
    })),
    engineers: engineers.map((engineer) =>
      presentEngineer(engineer, byEngineer.get(engineer.id) ?? [], days),
    ),
    ...page,
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
