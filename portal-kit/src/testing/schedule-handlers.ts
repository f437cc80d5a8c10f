import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { pageAround } from '@erm/contracts/page-around';
import { projectSchedulePage } from '@erm/contracts/project-pages';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import {
  getProjectScheduleQuery,
  getScheduleQuery,
  type getProjectSchedule,
  type getSchedule,
  type ScheduleAssignment,
} from '@erm/contracts/schedule';
import { inShort } from '@erm/contracts/schedule-forms';
import { scheduleLoad } from '@erm/contracts/schedule-load';
import { scheduleRows } from '@erm/contracts/schedule-rows';
import { shortStaffing } from '@erm/contracts/short-staffing';
import { matchSkills } from '@erm/contracts/skills';
import { staffingWithin } from '@erm/contracts/staffing';
import { today } from '../dates/today';
import { paramsOf } from './memory-list';
import type { AssignmentRecord } from './memory-records';
import { projectMatcher } from './memory-project-matcher';
import type { MemoryHandlers, MemoryState } from './memory-state';
import { rosterEngineer, type WorkingRecord } from './memory-views';
import { success } from './responses';
import { staffedProject } from './staffed-project';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function rowOf(one: WorkingRecord, inSpan: readonly AssignmentRecord[], from: CalendarDay) {
  const assignments = inSpan.filter(({ engineerId }) => engineerId === one._id);
  return {
    engineer: { ...rosterEngineer(one), skills: one.skills },
    load: scheduleLoad(one.load, { from, today: today(), assignments }),
    assignments,
  };
}

export function scheduleHandlers(state: MemoryState): MemoryHandlers {
  const { records, views } = state;
  const meeting = ({ startDate, endDate }: DaySpan) =>
    records.assignments.filter((each) => each.startDate <= endDate && each.endDate >= startDate);
  const present = ({ engineerId: _engineer, projectId, ...rest }: AssignmentRecord): ScheduleAssignment => ({
    ...rest,
    projectId: records.projects.some(({ _id }) => _id === projectId) ? projectId : null,
  });
  const worksOn = (id: string, isWanted: (name: string) => boolean) => {
    const ahead = records.assignments.filter((each) => each.engineerId === id && each.endDate >= today());
    return ahead.some((each) =>
      records.projects.some(({ _id, name }) => _id === each.projectId && isWanted(name)),
    );
  };
  const inRow = (id: string | undefined, owner: 'engineerId' | 'projectId') => {
    const found = records.assignments.find(({ _id }) => _id === id);
    return found ? { ...found, rowId: found[owner] } : null;
  };
  return {
    'GET schedule': ({ query }) => {
      const asked = getScheduleQuery.parse(paramsOf(query));
      const { from, to, limit, q = '', department, skill = [], project, only } = asked;
      const inSpan = meeting({ startDate: from, endDate: to });
      const contains = (name: string) => name.toLowerCase().includes(q.toLowerCase());
      const found = records.engineers
        .map(views.working)
        .filter(({ _id, name }) => contains(name) || worksOn(_id, contains))
        .filter((one) => !department || department.includes(one.department))
        .filter((one) => matchSkills(skill, one.skills).missingSkills.length === 0)
        .filter(
          ({ _id }) =>
            !project ||
            records.assignments.some((each) => each.engineerId === _id && each.projectId === project),
        )
        .sort(byName);
      const { matching, totals } = scheduleRows(found, asked, today());
      const isFiltered = [department, asked.skill, project, only].some((each) => each !== undefined);
      const isLeft = ({ engineerId }: AssignmentRecord) =>
        !isFiltered &&
        'deleted engineer'.includes(q.toLowerCase()) &&
        records.engineers.every(({ _id }) => _id !== engineerId);
      const deleted = [...new Set(inSpan.filter(isLeft).map(({ engineerId }) => engineerId))].sort();
      const around = pageAround(asked, inRow(asked.around, 'engineerId'), () => [
        ...matching.map(({ _id }) => _id),
        ...deleted,
      ]);
      const { offset } = around;
      const skipped = Math.max(0, offset - matching.length);
      return success<typeof getSchedule>({
        success: true,
        data: {
          rows: matching
            .slice(offset, offset + limit)
            .map((one) => rowOf(one, inSpan, from))
            .map((row) => ({ ...row, assignments: row.assignments.map(present) }))
            .map((row) => (asked.form === 'short' ? inShort(row, { startDate: from, endDate: to }) : row)),
          deletedRows: deleted
            .slice(skipped, Math.max(0, offset + limit - matching.length))
            .map((engineerId) => ({
              engineerId,
              assignments: inSpan.filter((each) => each.engineerId === engineerId).map(present),
            })),
          deletedTotal: deleted.length,
          projects: records.projects,
          ...around,
          ...totals,
        },
      });
    },
    'GET schedule/projects': ({ query }) => {
      const asked = getProjectScheduleQuery.parse(paramsOf(query));
      const { from, to, q = '', form, open } = asked;
      const matching = records.projects
        .filter((one) => one.name.toLowerCase().includes(q.toLowerCase()))
        .filter(projectMatcher(state, asked))
        .map((one) => staffedProject(state, one));
      const target = inRow(asked.around, 'projectId');
      const { projects, ...page } = projectSchedulePage(matching, asked, target, today());
      const isWhole = ({ _id }: RoadmapProject) =>
        form === 'full' || _id === target?.rowId || open.includes(_id);
      const inSpan = meeting({ startDate: from, endDate: to }).filter(({ engineerId }) =>
        records.engineers.some(({ _id }) => _id === engineerId),
      );
      const ofProject = ({ _id }: RoadmapProject) => inSpan.filter(({ projectId }) => projectId === _id);
      const shortRow = (project: RoadmapProject) => {
        const { staffing: steps, gaps } = project;
        const staffing = staffingWithin({ startDate: from, endDate: to }, { steps, gaps });
        const endDate = project.endDate < to ? project.endDate : to;
        return { project, assignments: [], staffing: { endDate, ...shortStaffing(staffing) } };
      };
      const assignments = projects.filter(isWhole).flatMap(ofProject);
      return success<typeof getProjectSchedule>({
        success: true,
        data: {
          rows: projects.map((project) =>
            isWhole(project) ? { project, assignments: ofProject(project) } : shortRow(project),
          ),
          engineers: records.engineers
            .filter(({ _id }) => assignments.some(({ engineerId }) => engineerId === _id))
            .map(views.working)
            .map((one) => rowOf(one, assignments, from))
            .map(({ engineer, load }) => ({ engineer, load })),
          ...page,
        },
      });
    },
  };
}
