import { averageAllocation } from '@erm/contracts/capacity';
import { type getEngineerCapacity, type listEngineers } from '@erm/contracts/engineers';
import {
  createEngineerBody,
  updateEngineerBody,
  type createEngineer,
  type updateEngineer,
} from '@erm/contracts/engineer-edits';
import { ERROR_TEXT } from '@erm/contracts/errors';
import { endingSoon, startingNextWeek } from '@erm/contracts/soon';
import type { getUtilization, Soon, SoonAssignment } from '@erm/contracts/utilization';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { today } from '../dates/today';
import { deleteRecord, failure, notFound, success, updateRecord } from './responses';
import { memoryList } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';

export function engineerHandlers({ records, views, nextId }: MemoryState): MemoryHandlers {
  const isTaken = (email: string | undefined, by?: string) =>
    records.engineers.some((other) => other.email === email && other._id !== by);
  /** The assignments that end or start from the first of these days on, or on these days alone. */
  const turns = (days: DaySpan, turn: keyof DaySpan, alone: boolean): Soon => {
    const after = records.assignments
      .filter((record) => record[turn] >= days.startDate)
      .sort((a, b) => a[turn].localeCompare(b[turn]))
      .flatMap((record): SoonAssignment[] => {
        const { _id, engineerId: engineer, projectId: project, ...fields } = views.assignment(record);
        return engineer && project ? [{ _id, engineer: views.named(engineer), project, ...fields }] : [];
      });
    const within = after.filter((each) => each[turn] <= days.endDate);
    return { ...days, total: within.length, first: (alone ? within : after).slice(0, 3) };
  };
  return {
    'GET engineers': ({ query }) => {
      const span = { startDate: query.get('from') ?? today(), endDate: query.get('to') ?? today() };
      const engineers = records.engineers.map((record) => views.engineer(record, span));
      const { rows, page } = memoryList(engineers, query, {
        text: ({ name, email, skills }) => [name, email, ...skills].join('\n'),
        order: (row, field) => String(row[field as 'name']).padStart(field === 'availableCapacity' ? 5 : 0),
      });
      return success<typeof listEngineers>({ success: true, data: { engineers: rows }, page });
    },
    'POST engineers': ({ body }) => {
      const { password: _secret, ...fields } = createEngineerBody.parse(body);
      if (isTaken(fields.email)) return emailTaken();
      const record = { ...fields, _id: nextId(), version: 1 };
      records.engineers.push(record);
      return success<typeof createEngineer>(
        { success: true, data: { engineer: views.engineer(record) } },
        201,
      );
    },
    'PUT engineers': ({ id, body }) => {
      const { password: _secret, ...changes } = updateEngineerBody.parse(body);
      if (isTaken(changes.email, id)) return emailTaken();
      return updateRecord(records.engineers, id, changes, (record) =>
        success<typeof updateEngineer>({ success: true, data: { engineer: views.engineer(record) } }),
      );
    },
    'DELETE engineers': ({ id }) => deleteRecord(records.engineers, id),
    'GET engineers/capacity': ({ id }) => {
      const record = records.engineers.find(({ _id }) => _id === id);
      if (!record) return notFound();
      return success<typeof getEngineerCapacity>({
        success: true,
        data: { engineer: views.capacity(record) },
      });
    },
    'GET utilization': () => {
      const engineers = records.engineers.map((record) => views.engineer(record));
      return success<typeof getUtilization>({
        success: true,
        data: {
          averageAllocation: averageAllocation(engineers.map(({ currentAllocation }) => currentAllocation)),
          sum: {
            engineers: engineers.length,
            load: engineers.reduce((sum, { currentAllocation }) => sum + currentAllocation, 0),
            capacity: engineers.reduce((sum, { maxCapacity }) => sum + maxCapacity, 0),
          },
          ending: turns(endingSoon(today()), 'endDate', true),
          starting: turns(startingNextWeek(today()), 'startDate', false),
          overAllocated: engineers
            .filter(({ overloads }) => overloads.length > 0)
            .map((engineer) => ({ ...views.named(engineer), overloads: engineer.overloads })),
        },
      });
    },
  };
}

function emailTaken() {
  const message = ERROR_TEXT.emailTaken;
  return failure('EMAIL_TAKEN', message, [{ path: 'email', message }]);
}
