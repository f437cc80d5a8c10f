import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { Assignment } from '@erm/contracts/assignments';
import { overloadsFrom } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { availableFrom, remainingCapacity } from '@erm/contracts/capacity';
import type { Engineer, EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadOn, peakLoad } from '@erm/contracts/load-curve';
import type { Project } from '@erm/contracts/projects';
import { matchSkills } from '@erm/contracts/skills';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import type { AssignmentRecord, EngineerRecord, MemoryRecords, ProjectRecord } from './memory-records';

/** An engineer with what availability is computed from. */
export type WorkingRecord = ReturnType<ReturnType<typeof memoryViews>['working']>;

/** Converts records to API responses, including all derived fields. */
export function memoryViews(records: MemoryRecords, today: CalendarDay) {
  const projectOf = ({ projectId }: AssignmentRecord) =>
    records.projects.find(({ _id }) => _id === projectId);
  const engineerOf = ({ engineerId }: AssignmentRecord) =>
    records.engineers.find(({ _id }) => _id === engineerId);
  const assignmentsOf = (id: string) => records.assignments.filter(({ engineerId }) => engineerId === id);

  const assignment = (record: AssignmentRecord): Assignment => {
    const engineer = engineerOf(record);
    const project = projectOf(record);
    return {
      ...record,
      engineerId: engineer ? { ...pick(engineer), ...shared(engineer) } : null,
      projectId: project ? { ...pickProject(project) } : null,
      status: assignmentStatus(record, today),
    };
  };
  const hasNamesake = ({ _id, name }: Pick<EngineerRecord, '_id' | 'name'>) =>
    records.engineers.some((other) => other.name === name && other._id !== _id);
  const shared = (record: EngineerRecord) => (hasNamesake(record) ? { hasNamesake: true } : {});
  const working = (record: EngineerRecord) => ({
    ...record,
    load: loadCurve(assignmentsOf(record._id).filter(projectOf)),
    calendar: MONDAY_TO_FRIDAY,
    hasNamesake: hasNamesake(record),
  });
  const engineer = (
    record: EngineerRecord,
    span: DaySpan = { startDate: today, endDate: today },
  ): Engineer => {
    const { load, calendar, maxCapacity } = working(record);
    return {
      ...record,
      ...shared(record),
      id: record._id,
      role: 'engineer',
      currentAllocation: loadOn(load, today),
      availableCapacity: remainingCapacity(maxCapacity, peakLoad(load, span)),
      availableFrom: availableFrom(load, today),
      overloads: overloadsFrom({ load, calendar, maxCapacity }, today),
    };
  };
  const capacity = (record: EngineerRecord): EngineerCapacity => ({
    ...engineer(record),
    assignments: assignmentsOf(record._id).map((one) => {
      const { engineerId: _engineer, ...rest } = assignment(one);
      return { ...rest, projectName: rest.projectId?.name ?? 'Deleted Project' };
    }),
  });
  const project = (record: ProjectRecord): Project => {
    const assigned = records.assignments.filter(({ projectId }) => projectId === record._id);
    const team = assigned.flatMap((one) => engineerOf(one) ?? []);
    const ofToday = assigned
      .filter(({ startDate, endDate }) => startDate <= today && endDate >= today)
      .flatMap((one) => engineerOf(one) ?? []);
    const skills = team.flatMap((member) => member.skills);
    return {
      ...record,
      currentTeamSize: new Set(team).size,
      membersToday: new Set(ofToday).size,
      ...matchSkills(record.requiredSkills, skills),
    };
  };
  /** With the email if the name is not enough. */
  const named = <Name extends string | null>({ _id, name }: { _id: string; name: Name }) => {
    const email = records.engineers.find((each) => each._id === _id)?.email;
    return { _id, name, ...(name !== null && email && hasNamesake({ _id, name }) && { email }) };
  };
  return { assignment, engineer, working, capacity, project, named };
}

const pick = ({ _id, name, email, skills }: EngineerRecord) => ({ _id, name, email, skills });
const pickProject = ({ _id, name, status, description }: ProjectRecord) => ({
  _id,
  name,
  status,
  description,
});

/** An engineer in an answer about the whole roster. */
export const rosterEngineer = ({
  _id,
  name,
  email,
  hasNamesake,
  seniority,
  department,
  maxCapacity,
  version,
}: WorkingRecord) => ({
  _id,
  name,
  seniority,
  department,
  maxCapacity,
  version,
  ...(hasNamesake && { email }),
});
