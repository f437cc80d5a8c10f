import { type Assignment, type listAssignments } from '@erm/contracts/assignments';
import {
  createAssignmentBody,
  updateAssignmentBody,
  type createAssignment,
  type deleteAssignment,
  type updateAssignment,
} from '@erm/contracts/assignment-edits';
import { applyBatchBody, type applyBatch } from '@erm/contracts/batches';
import { changeInMemory } from './memory-batch';
import { success } from './responses';
import { memoryList } from './memory-list';
import type { AssignmentRecord } from './memory-records';
import type { MemoryHandlers, MemoryState } from './memory-state';

export function assignmentHandlers(state: MemoryState): MemoryHandlers {
  const { records, views, user } = state;
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
    'POST assignments': ({ body }) =>
      changeInMemory(state, [{ action: 'create', body: createAssignmentBody.parse(body) }], ([created]) =>
        success<typeof createAssignment>(
          { success: true, data: { assignment: views.assignment(created!) } },
          201,
        ),
      ),
    'PUT assignments': ({ id, body }) =>
      changeInMemory(state, [{ action: 'update', id, body: updateAssignmentBody.parse(body) }], ([updated]) =>
        success<typeof updateAssignment>({
          success: true,
          data: { assignment: views.assignment(updated!) },
        }),
      ),
    'DELETE assignments': ({ id }) =>
      changeInMemory(state, [{ action: 'delete', id }], () =>
        success<typeof deleteAssignment>({ success: true, data: { _id: id } }),
      ),
    'POST batches': ({ body }) => {
      const { operations } = applyBatchBody.parse(body);
      // A single operation is recorded as a change, not as a batch.
      const batchId = operations.length > 1 ? state.nextId() : null;
      const respond = (changed: (AssignmentRecord | null)[], [changeId]: readonly string[]) => {
        const assignments = changed.map((record) => record && views.assignment(record));
        const answer = { success: true as const, data: { batchId, assignments } };
        const isChange = batchId === null && changeId !== undefined;
        return success<typeof applyBatch>({ ...answer, ...(isChange && { changeId }) }, 201);
      };
      return changeInMemory(state, operations, respond, batchId);
    },
  };
}

function orderBy(row: Assignment, field: string): string | number {
  if (field === 'engineer') return row.engineerId?.name ?? '';
  if (field === 'project') return row.projectId?.name ?? '';
  return row[field as 'role'];
}
