import { updateAssignment } from '@erm/contracts/assignment-edits';
import { applyBatch } from '@erm/contracts/batches';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { splitOperations } from '@erm/contracts/split-assignment';
import { shortRange } from '@erm/portal-kit/planning';
import type { ApiClient } from '@erm/portal-sdk';
import { changedParts } from './changed-parts';
import type { Nudged } from './nudging';
import { restsOf } from './rests-of';
import { useSaveChange } from './use-save-change';

export interface SavedNudge {
  original: ScheduleAssignment;
  nudged: Nudged;
  engineerId: string;
  projectName: string;
  today: CalendarDay;
}

/** Saves what keys have made of an assignment, as one change. */
export function useSaveNudge() {
  return useSaveChange({
    save,
    saved: ({ nudged: { assignment }, projectName }) => ({
      title: 'Assignment updated',
      description: `${projectName}, now ${assignment.allocationPercentage}%, ${shortRange(assignment)}`,
    }),
    failed: 'Failed to update assignment. Please try again.',
  });
}

/**
 * A running assignment gets another percentage from today on: the past stays as it was. The answer says as which assignment
 * it goes on, if it was split.
 */
async function save(api: ApiClient, { original, nudged, engineerId, today }: SavedNudge) {
  const { _id: id, version, projectId } = original;
  const { startDate, endDate, allocationPercentage, role } = nudged.assignment;
  if (!nudged.splits || projectId === null) {
    const body = { ...changedParts(original, nudged.assignment), version };
    return { ...(await api.call(updateAssignment, { params: { id }, body })), restId: undefined };
  }
  const rest = { engineerId, projectId, role, allocationPercentage, startDate: today, endDate };
  const operations = splitOperations(original, today, rest, startDate);
  const response = await api.call(applyBatch, { body: { operations } });
  return { ...response, restId: restsOf(operations, response).get(id) };
}
