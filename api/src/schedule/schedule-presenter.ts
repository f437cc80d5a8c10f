import type { CalendarDay } from '@erm/contracts/calendar-day';
import { stepsFrom } from '@erm/contracts/load-curve';
import type {
  ProjectSchedule,
  Schedule,
  ScheduleAssignment,
  ScheduleProject,
  ScheduleRow,
} from '@erm/contracts/schedule';
import type { ScheduledAssignment } from '../assignments/assignment-repository';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import type { RosterEntry } from '../engineers/roster';
import type { ProjectDocument } from '../projects/project-document';
import type { ProjectSchedulePage } from './get-project-schedule';
import type { ScheduleEntry, SchedulePage } from './get-schedule';

export function presentSchedule(
  { entries, deleted, projects, ...page }: SchedulePage,
  from: CalendarDay,
): Schedule {
  return {
    rows: entries.map((entry) => presentRow(entry, from)),
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
  from: CalendarDay,
): ProjectSchedule {
  return {
    rows: entries.map(({ project, assignments }) => ({
      project: { ...presentProject(project), teamSize: project.teamSize },
      assignments: assignments.map((assignment) => ({
        ...presentAssignment(assignment),
        engineerId: assignment.engineerId.toHexString(),
      })),
    })),
    engineers: engineers.map((engineer) => presentEngineer(engineer, from)),
    ...page,
  };
}

function presentRow({ engineer, assignments }: ScheduleEntry, from: CalendarDay): ScheduleRow {
  return { ...presentEngineer(engineer, from), assignments: assignments.map(presentAssignment) };
}

function presentEngineer(engineer: RosterEntry, from: CalendarDay): Omit<ScheduleRow, 'assignments'> {
  return {
    engineer: { ...presentRosterEngineer(engineer), skills: engineer.skills },
    load: stepsFrom(engineer.load, from),
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
