import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import { addDays } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/contracts/format-day';
import {
  splitAssignmentForm,
  splitAt,
  splitOperations,
  splitProblem,
  suggestedSplit,
} from '@erm/contracts/split-assignment';
import { FormDialog, parseDay, today, useBaseVersion, useSave, useSchemaForm } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { Facts, Note } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { FormDateField } from '@erm/ui-kit/form';
import { useWatch } from 'react-hook-form';
import { allQueryKeys } from '../../../data/query-keys';
import { engineerName, projectName, type EditableAssignment } from '../../../assignments/assignment-names';

interface SplitAssignmentDialogProps {
  assignment: EditableAssignment;
  onClose: () => void;
}

/** Splits an assignment in two, so that its second part can be changed on its own. */
export function SplitAssignmentDialog({ assignment, onClose }: SplitAssignmentDialogProps) {
  const { startDate, endDate, allocationPercentage, role } = assignment;
  const form = useSchemaForm(splitAssignmentForm(assignment), { day: suggestedSplit(assignment, today()) });
  const typed = parseDay(useWatch({ control: form.control }).day);
  const problem = typed && splitProblem(assignment, typed);
  const save = useSplit(typed ? `At ${formatDay(typed)}` : '');
  const version = useBaseVersion(assignment.version, save.error);
  const parts = typed && !problem && splitAt(assignment, typed);

  return (
    <FormDialog
      title="Split Assignment"
      description={`${engineerName(assignment)} on ${projectName(assignment)}, ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}`}
      edits={assignment._id}
      submitLabel="Split"
      form={form}
      save={save}
      toBody={({ day }) => {
        const [engineerId, projectId] = [assignment.engineerId?._id, assignment.projectId?._id];
        if (!engineerId || !projectId) return null;
        const rest = { engineerId, projectId, role, allocationPercentage, startDate: day, endDate };
        return { operations: splitOperations({ _id: assignment._id, version }, day, rest) };
      }}
      blocked={Boolean(problem) || !assignment.projectId}
      onClose={onClose}
    >
      <FormDateField
        control={form.control}
        name="day"
        label="Start of the second part"
        {...(problem && { error: problem })}
        min={addDays(startDate, 1)}
        max={endDate}
      />
      <div role="status">
        {parts && (
          <Facts
            layout="ends"
            items={parts.map((part, index) => ({
              term: index === 0 ? 'First part' : 'Second part',
              value: formatDayRange(part.startDate, part.endDate),
            }))}
          />
        )}
      </div>
      {!assignment.projectId && <Note tone="yellow" title="Its project was deleted, so it cannot be split" />}
    </FormDialog>
  );
}

function useSplit(description: string) {
  const api = useApi();
  return useSave({
    save: (body: ApplyBatchBody) => api.call(applyBatch, { body }),
    saved: { title: 'Assignment split', description },
    failed: 'Failed to split the assignment. Please try again.',
    invalidates: allQueryKeys,
  });
}
