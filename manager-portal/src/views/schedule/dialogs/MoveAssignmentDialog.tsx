import { moveAssignmentForm } from '@erm/contracts/assignment-edits';
import type { Engineer } from '@erm/contracts/engineers';
import type { ScheduleProject } from '@erm/contracts/schedule';
import { FormDialog, useToday, useBaseVersion, useLazyDialog, useSchemaForm } from '@erm/portal-kit';
import { Button } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { FormDateField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useEngineerCapacity } from '../../../data/engineer-queries';
import { engineerName, projectName, type EditableAssignment } from '../../../assignments/assignment-names';
import { CapacityNote } from '../../../assignments/CapacityNote';
import { CapacityUnavailable } from '../../../assignments/CapacityUnavailable';
import { chosenDates } from '../../../assignments/chosen-dates';
import { EngineerPicker } from '../../../assignments/EngineerPicker';
import { fixPopover } from '../../../assignments/fix/fix-popover';
import { overloadCaseOf } from '../../../assignments/fix/overload-case-of';
import { LoadPreview } from '../../../assignments/LoadPreview';
import { useCapacityGate } from '../../../assignments/use-capacity-gate';
import { fromToday } from '../change/dates';
import { HandOverNote } from './HandOverNote';
import { useMoveForm } from './use-move-form';

interface MoveAssignmentDialogProps {
  assignment: EditableAssignment;
  /** Null if it was deleted: then nothing limits the dates. */
  project: ScheduleProject | null;
  onClose: () => void;
}

/** Moves an assignment to other dates or another engineer: what dragging does, as a form. */
export function MoveAssignmentDialog({ assignment, project, onClose }: MoveAssignmentDialogProps) {
  const { startDate, endDate, allocationPercentage, engineerId: owner } = assignment;
  const current = useEngineerCapacity(owner?._id ?? null);
  const [chosen, setChosen] = useState<Engineer | null | undefined>(undefined);
  const engineer = chosen === undefined ? (current.data ?? null) : chosen;
  const form = useSchemaForm(moveAssignmentForm, {
    engineerId: owner?._id ?? '',
    startDate,
    endDate,
    allocationPercentage,
  });
  const { control, setValue, formState } = form;
  const today = useToday();
  const dates = chosenDates(useWatch({ control }), project);
  const handsOver = owner !== null && engineer !== null && engineer._id !== owner._id;
  const span = dates.span && handsOver ? fromToday(assignment, dates.span, today) : dates.span;
  const save = useMoveForm(assignment, engineer, span);
  const version = useBaseVersion(assignment.version, save.error);
  const gate = useCapacityGate({
    form,
    save,
    engineerId: assignment.projectId && (engineer?._id ?? null),
    span,
    ...(engineer?._id === owner?._id && { edited: assignment }),
  });
  const fixing = useLazyDialog(fixPopover);
  const [fixButton, setFixButton] = useState<HTMLButtonElement | null>(null);
  const overload =
    gate.capacity.data && span && gate.check?.violation
      ? overloadCaseOf({ saved: assignment, engineer: gate.capacity.data, ...span, today })
      : null;
  const limits = project && {
    min: project.startDate,
    max: project.endDate,
    rangeText: `Project runs ${formatDayRange(project.startDate, project.endDate)}`,
  };

  return (
    <FormDialog
      title="Move Assignment"
      description={`${engineerName(assignment)} on ${projectName(assignment)}, ${allocationPercentage}%`}
      edits={assignment._id}
      submitLabel="Move"
      form={form}
      save={save}
      toBody={({ engineerId }) => {
        if (formState.isDirty) return span && gate.admit({ engineerId, ...span, version });
        onClose();
        return null;
      }}
      blocked={dates.isBlocked}
      explains="CAPACITY_EXCEEDED"
      onClose={onClose}
    >
      <EngineerPicker
        value={engineer}
        onChange={(next) => {
          setChosen(next);
          setValue('engineerId', next?._id ?? '', { shouldDirty: true, shouldValidate: true });
        }}
        span={span}
        error={formState.errors.engineerId?.message}
      />
      <Grid min={220}>
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={dates.errors.startDate}
          {...limits}
        />
        <FormDateField
          control={control}
          name="endDate"
          label="End Date"
          error={dates.errors.endDate}
          {...limits}
        />
      </Grid>
      {handsOver && span && <HandOverNote assignment={assignment} span={span} to={engineer.name} />}
      <CapacityUnavailable capacity={gate.capacity} />
      {gate.check && engineer && (
        <LoadPreview
          check={gate.check}
          added={allocationPercentage}
          engineer={engineer}
          replaces={assignment._id}
        />
      )}
      <CapacityNote gate={gate} min={1} />
      {overload && (
        <div>
          <Button ref={setFixButton} size="sm" aria-haspopup="dialog" onClick={fixing.open}>
            Fix the overload
          </Button>
        </div>
      )}
      {overload && fixing.Dialog && (
        <fixing.Dialog
          overload={overload}
          skills={project?.requiredSkills ?? []}
          anchor={fixButton}
          onFixed={onClose}
          onPutBack={fixing.close}
        />
      )}
    </FormDialog>
  );
}
