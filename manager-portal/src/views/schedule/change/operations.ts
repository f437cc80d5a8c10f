import type { ApplyBatchBody, applyBatch } from '@erm/contracts/batches';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import { splitOperations } from '@erm/contracts/split-assignment';
import { changedParts, isChanged, splitDay, type Edit } from './change';

export type Operations = ApplyBatchBody['operations'];

/** Operations for some changes, as one batch. Unchanged assignments have none. */
export function operationsOf(changes: readonly Edit[], today: CalendarDay): Operations {
  return changes.filter(isChanged).flatMap((change): Operations => {
    const { assignment, from, to, startDate, endDate, allocationPercentage } = change;
    const { _id: id, version, projectId, role } = assignment;
    const day = splitDay(change, today);
    if (projectId === null || to === null || (!change.copies && day === null)) {
      return [{ action: 'update', id, body: { ...changedParts(change), version } }];
    }
    const terms = { engineerId: to, projectId, role, allocationPercentage, endDate };
    if (day === null) return [{ action: 'create', body: { ...terms, startDate } }];
    // A new percentage applies from today on, even if the start changes, too.
    const rest = { ...terms, startDate: startDate > day ? startDate : day };
    return splitOperations(assignment, day, rest, from === to ? startDate : undefined);
  });
}

/** From the response: which split assignments continue under which new ID. */
export function restsOf(
  operations: Operations,
  { data }: EndpointResponse<typeof applyBatch>,
): Map<string, string> {
  const rests = new Map<string, string>();
  operations.forEach((operation, at) => {
    const [previous, rest] = [operations[at - 1], data.assignments[at]];
    if (operation.action === 'create' && previous?.action === 'update' && rest) {
      rests.set(previous.id, rest._id);
    }
  });
  return rests;
}
