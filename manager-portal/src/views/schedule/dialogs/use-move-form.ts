import { updateAssignment } from '@erm/contracts/assignment-edits';
import { applyBatch } from '@erm/contracts/batches';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { today, useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys } from '../../../data/query-keys';
import { projectName, type EditableAssignment } from '../../../assignments/assignment-names';
import { operationsOf } from '../change/operations';
import { savedTexts } from '../change/texts';

interface MoveBody extends DaySpan {
  engineerId: string;
  version: number;
}

/** Saves the form that moves an assignment, as dragging would. */
export function useMoveForm(
  assignment: EditableAssignment,
  engineer: { _id: string; name: string } | null,
  span: DaySpan | null,
) {
  const api = useApi();
  const [from, projectId] = [assignment.engineerId?._id ?? null, assignment.projectId?._id ?? null];
  return useSave({
    save({ engineerId: to, version, ...span }: MoveBody): Promise<unknown> {
      const { allocationPercentage } = assignment;
      const moved = { assignment: { ...assignment, projectId, version }, from, to, ...span };
      const operations = operationsOf([{ ...moved, allocationPercentage, copies: false }], today());
      const [only, ...others] = operations;
      // Its issues name the fields of the form.
      return only?.action === 'update' && others.length === 0
        ? api.call(updateAssignment, { params: { id: only.id }, body: only.body })
        : api.call(applyBatch, { body: { operations } });
    },
    saved:
      engineer && span
        ? savedTexts(projectName(assignment), engineer.name, { assignment, from, to: engineer._id, ...span })
        : '',
    failed: 'Failed to update assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}
