import type { CalendarDay } from '@erm/contracts/calendar-day';
import { stepsFrom } from '@erm/contracts/load-curve';
import type { Schedule, ScheduleAssignment, ScheduleProject, ScheduleRow } from '@erm/contracts/schedule';
import type { AssignmentDocument } from '../assignments/assignment-document';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import type { ProjectDocument } from '../projects/project-document';
import type { ScheduleEntry, SchedulePage } from './get-schedule';

export function presentSchedule(
  { entries, projects, ...page }: SchedulePage,
  from: CalendarDay,
): Schedule {
  return {
    rows: entries.map((entry) => presentRow(entry, from)),
    projects: projects.map(presentProject),
    ...page,
  };
}

function presentRow({ engineer, assignments }: ScheduleEntry, from: CalendarDay): ScheduleRow {
  return {
    engineer: { ...presentRosterEngineer(engineer), skills: engineer.skills },
    load: stepsFrom(engineer.load, from),
    assignments: assignments.map(presentAssignment),
  };
}

function presentAssignment(assignment: AssignmentDocument): ScheduleAssignment {
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
