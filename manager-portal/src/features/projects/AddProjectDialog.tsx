import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import { createProjectBody, DEFAULT_TEAM_SIZE } from '@erm/contracts/projects';
import { parseSkills } from '@erm/contracts/skills';
import { TextField } from '@erm/ui-kit/core';
import { FormDateField, FormNumberField, FormSkillsField, FormTextArea } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../shared/FormDialog';
import { knownDay } from '../../shared/known-day';
import { putIssues } from '../../shared/put-issues';
import { useCreateProject } from './project-mutations';

type Values = z.input<typeof createProjectBody>;

/** Fields of a new project; it is in planning, so that there is no status to choose. */
export function AddProjectDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateProject();
  const form = useForm<Values, unknown, z.output<typeof createProjectBody>>({
    resolver: zodResolver(createProjectBody),
    defaultValues: {
      name: '',
      description: '',
      startDate: '',
      endDate: '',
      teamSize: DEFAULT_TEAM_SIZE,
      requiredSkills: '',
      currentTeamSize: 0,
    },
  });
  const { register, control } = form;
  const { errors, isDirty } = form.formState;
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const outOfOrder = !isInOrder({ startDate: knownDay(startDate), endDate: knownDay(endDate) });
  const submit = form.handleSubmit((body) =>
    create.mutate(body, { onSuccess: onClose, onError: (error) => putIssues(error, form) }),
  );

  return (
    <FormDialog
      title="Add Project"
      submitLabel="Add Project"
      busy={create.isPending}
      blocked={outOfOrder}
      dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <FormTextArea control={control} name="description" label="Description" rows={3} />
      <Grid min={220}>
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={outOfOrder ? START_AFTER_END : undefined}
        />
        <FormDateField control={control} name="endDate" label="End Date" />
        <FormNumberField control={control} name="teamSize" label="Team Size" min={1} max={1000} />
        <FormSkillsField
          control={control}
          name="requiredSkills"
          label="Required Skills"
          hint="Separate skills with commas"
          optional
          parse={parseSkills}
        />
      </Grid>
    </FormDialog>
  );
}
