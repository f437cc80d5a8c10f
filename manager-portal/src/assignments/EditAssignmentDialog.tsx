import { editAssignmentForm } from '@erm/contracts/assignment-edits';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { isRunning } from '@erm/contracts/split-assignment';
import { FormDialog, useEdited, useSchemaForm, useToday } from '@erm/portal-kit';
import { Button, Note } from '@erm/ui-kit/core';
import { formatDayRange, Icon, iconPaths } from '@erm/ui-kit/data';
import { FormPercentField, FormTextField } from '@erm/ui-kit/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { HeadAction } from '../shared/HeadAction';
import { useUpdateAssignment } from './assignment-mutations';
import { engineerName, projectName, type EditableAssignment } from './assignment-names';
import { CapacityNote } from './CapacityNote';
import { CapacityUnavailable } from './CapacityUnavailable';
import { PeakBar } from './PeakBar';
import { changedDates, useCapacityGate } from './use-capacity-gate';

const datesIn = ({ startDate, endDate }: DaySpan): DaySpan => ({ startDate, endDate });

interface EditAssignmentDialogProps {
  assignment: EditableAssignment;
  onClose: () => void;
  /** Splits it instead, where that is offered. */
  onSplit?: () => void;
  /** Shows its history instead, where nothing else does. */
  onHistory?: (id: string) => void;
}

/** Edits role and allocation. Applies the server's capacity rule while the user types. */
export function EditAssignmentDialog({ assignment, onClose, onSplit, onHistory }: EditAssignmentDialogProps) {
  const save = useUpdateAssignment(assignment);
  const { version, othersNote } = useEdited(assignment, save.error);
  const { role, allocationPercentage, startDate, endDate } = assignment;
  const form = useSchemaForm(editAssignmentForm, { role, allocationPercentage, startDate, endDate });
  const { control } = form;
  // The dates the dialog opened with, because someone else may have changed the assignment since.
  const [former] = useState(assignment);
  const newDates = changedDates(former, useWatch({ control, compute: datesIn }));
  const span = { startDate, endDate, ...newDates };
  const gate = useCapacityGate({
    form,
    save,
    // An assignment of a deleted project does not count as load, so it cannot exceed the capacity.
    engineerId: (assignment.projectId && assignment.engineerId?._id) ?? null,
    span,
    edited: assignment,
  });
  const { check } = gate;
  const today = useToday();
  // Replacing the dialog would lose what was typed.
  const isUntouched = !form.formState.isDirty;
  const canSplit = assignment.engineerId !== null && assignment.projectId !== null;

  return (
    <FormDialog
      title="Edit Assignment"
      description={`${engineerName(assignment)} on ${projectName(assignment)}, ${formatDayRange(startDate, endDate)}`}
      actions={
        onHistory &&
        isUntouched && (
          <HeadAction
            icon={<Icon path={iconPaths.history} />}
            label="History"
            onClick={() => onHistory(assignment._id)}
          />
        )
      }
      edits={assignment._id}
      submitLabel="Save Changes"
      form={form}
      save={save}
      toBody={({ role, allocationPercentage }) =>
        gate.admit({ role, allocationPercentage, ...newDates, version })
      }
      explains="CAPACITY_EXCEEDED"
      onClose={onClose}
    >
      {othersNote}
      <FormTextField control={control} name="role" label="Role" autoComplete="off" />
      <FormPercentField
        control={control}
        name="allocationPercentage"
        label="Allocation"
        min={1}
        max={100}
        error={gate.fieldError}
        mark={gate.mark}
      />
      {check && (
        <PeakBar
          assignment={{ ...assignment, ...span }}
          check={check}
          allocationPercentage={gate.allocationPercentage}
        />
      )}
      <CapacityUnavailable capacity={gate.capacity} />
      <CapacityNote gate={gate} min={1} />
      {Object.keys(newDates).length > 0 && (
        <Note
          tone="blue"
          live
          action={
            <Button size="sm" onClick={() => gate.takeDates(datesIn(former))}>
              Keep the dates
            </Button>
          }
        >{`The dates change to ${formatDayRange(span.startDate, span.endDate)}.`}</Note>
      )}
      {canSplit && isRunning(assignment, today) && (
        <Note
          tone="blue"
          action={
            onSplit &&
            isUntouched && (
              <Button size="sm" onClick={onSplit}>
                Split
              </Button>
            )
          }
        >
          This changes the past too. To change only what comes after a certain day, split it.
        </Note>
      )}
    </FormDialog>
  );
}
