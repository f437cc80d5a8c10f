import { updateAssignment } from '@erm/contracts/assignments';
import { applyBatch } from '@erm/contracts/batches';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { splitOperations } from '@erm/contracts/split-assignment';
import { shortRange } from '@erm/portal-kit/planning';
import type { ApiClient } from '@erm/portal-sdk';
import type { Nudged } from './nudging';
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

/** The ID of the part from today on, if the assignment was split. */
export function restIdOf(response: unknown): string | undefined {
  const { assignments } = (response as { data: { assignments?: ({ _id: string } | null)[] } }).data;
  return assignments?.[1]?._id;
}

/** A running assignment gets another percentage from today on: the past stays as it was. */
function save(api: ApiClient, { original, nudged, engineerId, today }: SavedNudge): Promise<unknown> {
  const { _id: id, version, projectId } = original;
  const { startDate, endDate, allocationPercentage, role } = nudged.assignment;
  if (!nudged.splits || projectId === null) {
    return api.call(updateAssignment, {
      params: { id },
      body: { startDate, endDate, allocationPercentage, version },
    });
  }
  const rest = { engineerId, projectId, role, allocationPercentage, startDate: today, endDate };
  const operations = splitOperations(original, today, rest, startDate);
  return api.call(applyBatch, { body: { operations } });
}
