import type { DaySpan } from '@erm/contracts/calendar-day';
import { today, useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys } from '../../../../data/query-keys';
import { projectName, type EditableAssignment } from '../../assignment-names';
import { savedTexts } from '../moving/moving-texts';
import { saveMove } from '../moving/save-move';

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
    save: ({ engineerId, version, startDate, endDate }: MoveBody) =>
      saveMove(api, {
        assignment: { ...assignment, projectId, version },
        engineerId: from,
        nextEngineerId: engineerId,
        startDate,
        endDate,
        today: today(),
      }),
    saved:
      engineer && span
        ? savedTexts(projectName(assignment), engineer.name, { assignment, from, to: engineer._id, ...span })
        : '',
    failed: 'Failed to update assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}
