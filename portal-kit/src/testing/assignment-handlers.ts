import { checkAllocation } from '@erm/contracts/allocation-rule';
import { type Assignment, type listAssignments } from '@erm/contracts/assignments';
import {
  createAssignmentBody,
  updateAssignmentBody,
  type createAssignment,
  type updateAssignment,
} from '@erm/contracts/assignment-edits';
import { loadCurve } from '@erm/contracts/load-curve';
import { success, failure, notFound, deleteRecord, updateRecord } from './responses';
import { memoryList } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';

export function assignmentHandlers({ records, views, user, nextId }: MemoryState): MemoryHandlers {
  const isManager = user.role === 'manager';
  return {
    'GET assignments': ({ query }) => {
      const [status, projectId] = [query.get('status'), query.get('projectId')];
      const assignments = records.assignments
        .filter(({ engineerId }) => isManager || engineerId === user._id)
        .map(views.assignment)
        .filter((row) => status === null || row.status === status)
        .filter((row) => projectId === null || row.projectId?._id === projectId);
      const { rows, page } = memoryList(assignments, query, {
        text: ({ engineerId, projectId: project }) => (isManager ? engineerId : project)?.name ?? '',
        order: orderBy,
      });
      return success<typeof listAssignments>({ success: true, data: rows, page });
    },
    'POST assignments': ({ body }) => {
      const requested = createAssignmentBody.parse(body);
      const engineer = records.engineers.find(({ _id }) => _id === requested.engineerId);
      if (!engineer) return notFound();
      const others = records.assignments.filter(({ engineerId }) => engineerId === engineer._id);
      const load = loadCurve(others);
      const violation = checkAllocation({ maxCapacity: engineer.maxCapacity, load, requested });
      if (violation) return failure('CAPACITY_EXCEEDED', violation.message);
      const record = { ...requested, _id: nextId(), version: 1 };
      records.assignments.push(record);
      const assignment = views.assignment(record);
      return success<typeof createAssignment>({ success: true, data: { assignment } }, 201);
    },
    'PUT assignments': ({ id, body }) =>
      updateRecord(records.assignments, id, updateAssignmentBody.parse(body), (record) =>
        success<typeof updateAssignment>({ success: true, data: { assignment: views.assignment(record) } }),
      ),
    'DELETE assignments': ({ id }) => deleteRecord(records.assignments, id),
  };
}

function orderBy(row: Assignment, field: string): string | number {
  if (field === 'engineer') return row.engineerId?.name ?? '';
  if (field === 'project') return row.projectId?.name ?? '';
  return row[field as 'role'];
}
