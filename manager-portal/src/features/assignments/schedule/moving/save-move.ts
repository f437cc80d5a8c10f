import { createAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { applyBatch } from '@erm/contracts/batches';
import { splitOperations } from '@erm/contracts/split-assignment';
import type { ApiClient } from '@erm/portal-sdk';
import { shortened, type Move } from './apply-move';

/** Sends a move as one change: an edit, a copy, or the split of a running assignment that is handed over. */
export function saveMove(api: ApiClient, move: Move): Promise<unknown> {
  const { assignment, engineerId, nextEngineerId, startDate, endDate, today } = move;
  const { _id: id, version, projectId, role, allocationPercentage } = assignment;
  if (projectId !== null && (move.copies || shortened(move))) {
    const body = { engineerId: nextEngineerId, projectId, role, allocationPercentage, startDate, endDate };
    if (move.copies) return api.call(createAssignment, { body });
    return api.call(applyBatch, { body: { operations: splitOperations(assignment, today, body) } });
  }
  const handsOver = nextEngineerId !== engineerId && { engineerId: nextEngineerId };
  return api.call(updateAssignment, { params: { id }, body: { startDate, endDate, version, ...handsOver } });
}
