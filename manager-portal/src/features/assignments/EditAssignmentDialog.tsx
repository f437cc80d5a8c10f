import { editAssignmentForm, type Assignment } from '@erm/contracts/assignments';
import { ErrorState, TextField } from '@erm/ui-kit/core';
import { AllocationBar, formatDayRange } from '@erm/ui-kit/data';
import { FormPercentField } from '@erm/ui-kit/form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useEngineerCapacity } from '../../data/engineer-queries';
import { ConflictNote } from '../../shared/ConflictNote';
import { errorCause } from '../../shared/error-cause';
import { FormDialog } from '../../shared/FormDialog';
import { putIssues } from '../../shared/put-issues';
import { useVersioned } from '../../shared/use-versioned';
import { useUpdateAssignment } from './assignment-mutations';
import { engineerName, projectName } from './assignment-names';
import { capacityError } from './capacity-error';
import { CapacityNote } from './CapacityNote';
import { checkCapacity } from './check-capacity';
import { capacityRefusal } from './server-refusal';

type Values = z.input<typeof editAssignmentForm>;

interface EditAssignmentDialogProps {
  assignment: Assignment;
  onClose: () => void;
}

/** Role and allocation; the capacity rule is the server's, shown while one types. */
export function EditAssignmentDialog({ assignment, onClose }: EditAssignmentDialogProps) {
  const update = useUpdateAssignment(assignment._id);
  const [refused, setRefused] = useState(0);
  const { version, isStale, noticeConflict } = useVersioned(assignment.version);
  // Without its project the assignment is no load that could be too much.
  const capacity = useEngineerCapacity((assignment.projectId && assignment.engineerId?._id) ?? null);
  const form = useForm<Values>({
    resolver: zodResolver(editAssignmentForm),
    defaultValues: { role: assignment.role, allocationPercentage: assignment.allocationPercentage },
  });
  const { register, control, setValue, setFocus } = form;
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control });
  const allocationPercentage = values.allocationPercentage ?? 0;
  const check = capacity.data
    ? checkCapacity({ engineer: capacity.data, span: assignment, allocationPercentage, edited: assignment })
    : null;
  const serverRefusal = capacityRefusal(update, values);
  const takeAllocation = (percent: number) => {
    setValue('allocationPercentage', percent, { shouldDirty: true, shouldValidate: true });
    // The button that was pressed goes with the refusal.
    setFocus('allocationPercentage');
  };

  const submit = form.handleSubmit((body) => {
    if (check?.refusal) {
      setFocus('allocationPercentage');
      return setRefused((times) => times + 1);
    }
    update.mutate(
      { ...body, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          putIssues(error, form);
          noticeConflict(error);
        },
      },
    );
  });

  return (
    <FormDialog
      title="Edit Assignment"
      description={`${engineerName(assignment)} on ${projectName(assignment)}, ${formatDayRange(assignment.startDate, assignment.endDate)}`}
      submitLabel="Save Changes"
      busy={update.isPending}
      dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Role" autoComplete="off" error={errors.role?.message} {...register('role')} />
      <FormPercentField
        control={control}
        name="allocationPercentage"
        label="Allocation"
        min={1}
        max={100}
        error={capacityError(check, serverRefusal)}
        {...(check && { mark: { value: check.remaining, label: `${check.remaining}% remaining` } })}
      />
      {check?.peak && (
        <AllocationBar
          current={check.peak.load}
          max={check.maxCapacity}
          label={`Highest load of ${engineerName(assignment)} in these dates`}
          showText
          suffix="in these dates"
        />
      )}
      {capacity.isError && (
        <ErrorState
          title="Failed to load capacity data"
          cause={errorCause(capacity.error)}
          onRetry={() => void capacity.refetch()}
        />
      )}
      <CapacityNote
        check={check}
        serverRefusal={serverRefusal}
        least={1}
        refused={refused}
        onUse={takeAllocation}
      />
      {isStale && <ConflictNote thing="assignment" />}
    </FormDialog>
  );
}
