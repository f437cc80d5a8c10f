import { createAssignmentBody, REQUIRED_FIELDS } from '@erm/contracts/assignment-edits';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { FormDialog, useSchemaForm } from '@erm/portal-kit';
import { Note } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { FormDateField, FormPercentField, FormTextField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useCreateAssignment } from './assignment-mutations';
import { CapacityNote } from './CapacityNote';
import { CapacityUnavailable } from './CapacityUnavailable';
import { chosenDates } from './chosen-dates';
import { EngineerPicker } from './EngineerPicker';
import { LoadPreview } from './LoadPreview';
import { ProjectPicker, type PickableProject } from '../shared/ProjectPicker';
import type { AssignmentDraft } from '../shared/assignment-draft';
import { useCapacityGate } from './use-capacity-gate';

const Origin = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

interface CreateAssignmentDialogProps {
  draft?: AssignmentDraft;
  onClose: () => void;
}

export function CreateAssignmentDialog({ draft, onClose }: CreateAssignmentDialogProps) {
  const [engineer, setEngineer] = useState<Engineer | null>(draft?.engineer ?? null);
  const save = useCreateAssignment(engineer);
  const [project, setProject] = useState<PickableProject | null>(draft?.project ?? null);
  const form = useSchemaForm(createAssignmentBody, {
    engineerId: draft?.engineer._id ?? '',
    projectId: draft?.project?._id ?? '',
    role: draft?.role ?? '',
    allocationPercentage: draft?.allocationPercentage ?? 0,
    startDate: draft?.startDate ?? '',
    endDate: draft?.endDate ?? '',
  });
  const { control, setValue, clearErrors } = form;
  const { errors } = form.formState;
  const dates = chosenDates(useWatch({ control }), project);
  const gate = useCapacityGate({ form, save, engineerId: engineer?._id ?? null, span: dates.span });

  const chooseEngineer = (next: Engineer | null) => {
    setEngineer(next);
    setValue('engineerId', next?._id ?? '', { shouldDirty: true });
    setValue('allocationPercentage', 0);
    clearErrors(['engineerId', 'allocationPercentage']);
  };
  const chooseProject = (next: PickableProject | null) => {
    setProject(next);
    setValue('projectId', next?._id ?? '', { shouldDirty: true });
    // The days of a draft without a project stay if the first one that is chosen includes them.
    const keepsDates = draft && !project && next && dates.span && isWithin(dates.span, next);
    if (!keepsDates) {
      setValue('startDate', '');
      setValue('endDate', '');
    }
    clearErrors(['projectId', 'startDate', 'endDate']);
  };
  const isIncomplete = Object.values(errors).some((error) => error.message === REQUIRED_FIELDS);
  const dayLimits = project && {
    min: project.startDate,
    max: project.endDate,
    rangeText: `Project runs ${formatDayRange(project.startDate, project.endDate)}`,
  };

  return (
    <FormDialog
      title="Create Assignment"
      submitLabel="Create Assignment"
      form={form}
      save={save}
      toBody={gate.admit}
      blocked={dates.isBlocked}
      explains="CAPACITY_EXCEEDED"
      onClose={onClose}
    >
      <Grid min={220}>
        <EngineerPicker
          value={engineer}
          onChange={chooseEngineer}
          span={dates.span}
          error={shorten(errors.engineerId?.message)}
        />
        <ProjectPicker value={project} onChange={chooseProject} error={shorten(errors.projectId?.message)} />
        <FormTextField
          control={control}
          name="role"
          label="Role"
          autoComplete="off"
          error={shorten(errors.role?.message)}
        />
        <FormPercentField
          control={control}
          name="allocationPercentage"
          label="Allocation"
          min={0}
          max={100}
          error={gate.fieldError}
          mark={gate.mark}
        />
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={dates.errors.startDate ?? shorten(errors.startDate?.message)}
          {...dayLimits}
        />
        <FormDateField
          control={control}
          name="endDate"
          label="End Date"
          error={dates.errors.endDate ?? shorten(errors.endDate?.message)}
          {...dayLimits}
        />
      </Grid>
      <CapacityUnavailable capacity={gate.capacity} />
      {gate.check && engineer && (
        <LoadPreview check={gate.check} added={gate.allocationPercentage} engineer={engineer} />
      )}
      <CapacityNote gate={gate} min={0} />
      {draft && <Origin>{draft.origin}</Origin>}
      {isIncomplete && <Note tone="red" live title={REQUIRED_FIELDS} />}
    </FormDialog>
  );
}

function isWithin(span: DaySpan, project: DaySpan): boolean {
  return project.startDate <= span.startDate && span.endDate <= project.endDate;
}

/** The message about missing fields is shown once, at the end of the form. The fields are only marked as invalid. */
function shorten(message: string | undefined): string | undefined {
  return message === REQUIRED_FIELDS ? 'Required' : message;
}
