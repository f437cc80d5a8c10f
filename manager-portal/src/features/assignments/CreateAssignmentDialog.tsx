import { createAssignmentBody, REQUIRED_FIELDS } from '@erm/contracts/assignments';
import type { Engineer } from '@erm/contracts/engineers';
import type { Project } from '@erm/contracts/projects';
import { ErrorState, Note, TextField } from '@erm/ui-kit/core';
import { FormDateField, FormPercentField } from '@erm/ui-kit/form';
import { formatDayRange } from '@erm/ui-kit/data';
import { Grid } from '@erm/ui-kit/layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useEngineerCapacity } from '../../data/engineer-queries';
import { errorCause } from '../../shared/error-cause';
import { FormDialog } from '../../shared/FormDialog';
import { knownDay } from '../../shared/known-day';
import { putIssues } from '../../shared/put-issues';
import { useCreateAssignment } from './assignment-mutations';
import { capacityError } from './capacity-error';
import { CapacityNote } from './CapacityNote';
import { checkCapacity } from './check-capacity';
import { dateErrors } from './date-errors';
import { EngineerPicker } from './EngineerPicker';
import { LoadPreview } from './LoadPreview';
import { ProjectPicker } from './ProjectPicker';
import { capacityRefusal } from './server-refusal';

type Values = z.input<typeof createAssignmentBody>;

const empty: Values = {
  engineerId: '',
  projectId: '',
  role: '',
  allocationPercentage: 0,
  startDate: '',
  endDate: '',
};

export function CreateAssignmentDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateAssignment();
  const [engineer, setEngineer] = useState<Engineer | null>(null);
  const [project, setProject] = useState<Project | null>(null);
  const [refused, setRefused] = useState(0);
  const capacity = useEngineerCapacity(engineer?._id ?? null);
  const form = useForm<Values, unknown, z.output<typeof createAssignmentBody>>({
    resolver: zodResolver(createAssignmentBody),
    defaultValues: empty,
  });
  const { register, control, setValue, setFocus, clearErrors } = form;
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control, defaultValue: empty });
  const allocationPercentage = values.allocationPercentage ?? 0;

  const chosen = { startDate: knownDay(values.startDate), endDate: knownDay(values.endDate) };
  const wrongDates = dateErrors(chosen, project);
  const blocked = wrongDates.startDate !== undefined || wrongDates.endDate !== undefined;
  const span =
    chosen.startDate && chosen.endDate && !blocked
      ? { startDate: chosen.startDate, endDate: chosen.endDate }
      : null;
  const check =
    capacity.data && span ? checkCapacity({ engineer: capacity.data, span, allocationPercentage }) : null;

  const chooseEngineer = (next: Engineer | null) => {
    setEngineer(next);
    setValue('engineerId', next?._id ?? '', { shouldDirty: true });
    setValue('allocationPercentage', 0);
    clearErrors(['engineerId', 'allocationPercentage']);
  };
  const chooseProject = (next: Project | null) => {
    setProject(next);
    setValue('projectId', next?._id ?? '', { shouldDirty: true });
    setValue('startDate', '');
    setValue('endDate', '');
    clearErrors(['projectId', 'startDate', 'endDate']);
  };
  const takeAllocation = (percent: number) => {
    setValue('allocationPercentage', percent, { shouldDirty: true, shouldValidate: true });
    // The button that was pressed goes with the refusal.
    setFocus('allocationPercentage');
  };
  const serverRefusal = capacityRefusal(create, values);

  const submit = form.handleSubmit((body) => {
    if (check?.refusal) {
      setFocus('allocationPercentage');
      return setRefused((times) => times + 1);
    }
    create.mutate(body, { onSuccess: onClose, onError: (error) => putIssues(error, form) });
  });
  const missing = Object.values(errors).some((error) => error.message === REQUIRED_FIELDS);
  const dayLimits = project && {
    min: project.startDate,
    max: project.endDate,
    rangeText: `Project runs ${formatDayRange(project.startDate, project.endDate)}`,
  };

  return (
    <FormDialog
      title="Create Assignment"
      submitLabel="Create Assignment"
      busy={create.isPending}
      blocked={blocked}
      dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Grid min={220}>
        <EngineerPicker
          value={engineer}
          onChange={chooseEngineer}
          span={span}
          error={shortly(errors.engineerId?.message)}
        />
        <ProjectPicker value={project} onChange={chooseProject} error={shortly(errors.projectId?.message)} />
        <TextField
          label="Role"
          autoComplete="off"
          error={shortly(errors.role?.message)}
          {...register('role')}
        />
        <FormPercentField
          control={control}
          name="allocationPercentage"
          label="Allocation"
          min={0}
          max={100}
          error={capacityError(check, serverRefusal)}
          {...(check && { mark: { value: check.remaining, label: `${check.remaining}% remaining` } })}
        />
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={wrongDates.startDate ?? shortly(errors.startDate?.message)}
          {...dayLimits}
        />
        <FormDateField
          control={control}
          name="endDate"
          label="End Date"
          error={wrongDates.endDate ?? shortly(errors.endDate?.message)}
          {...dayLimits}
        />
      </Grid>
      {capacity.isError && (
        <ErrorState
          title="Failed to load capacity data"
          cause={errorCause(capacity.error)}
          onRetry={() => void capacity.refetch()}
        />
      )}
      {check && engineer && (
        <LoadPreview check={check} added={allocationPercentage} engineerName={engineer.name} />
      )}
      <CapacityNote
        check={check}
        serverRefusal={serverRefusal}
        least={0}
        refused={refused}
        onUse={takeAllocation}
      />
      {missing && <Note tone="red" live title={REQUIRED_FIELDS} />}
    </FormDialog>
  );
}

/** The sentence for missing fields stands once, at the end of the form; the fields only say which they are. */
function shortly(message: string | undefined): string | undefined {
  return message === REQUIRED_FIELDS ? 'Required' : message;
}
