import { createEngineerBody } from '@erm/contracts/engineers';
import { parseSkills } from '@erm/contracts/skills';
import { DEFAULT_MAX_CAPACITY, MIN_PASSWORD_LENGTH, SENIORITIES } from '@erm/contracts/users';
import { PasswordField, TextField, capitalize } from '@erm/ui-kit/core';
import { FormPercentField, FormSelect, FormSkillsField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../shared/FormDialog';
import { putIssues } from '../../shared/put-issues';
import { useCreateEngineer } from './create-engineer';

type Values = z.input<typeof createEngineerBody>;

const seniorities = SENIORITIES.map((value) => ({ value, label: capitalize(value) }));

export function AddEngineerDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateEngineer();
  const form = useForm<Values, unknown, z.output<typeof createEngineerBody>>({
    resolver: zodResolver(createEngineerBody),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      department: '',
      skills: '',
      seniority: 'junior',
      maxCapacity: DEFAULT_MAX_CAPACITY,
    },
  });
  const { register, control } = form;
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    create.mutate(body, { onSuccess: onClose, onError: (error) => putIssues(error, form) }),
  );

  return (
    <FormDialog
      title="Add Engineer"
      submitLabel="Add Engineer"
      busy={create.isPending}
      dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Grid min={220}>
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
          error={errors.password?.message}
          {...register('password')}
        />
        <TextField
          label="Department"
          autoComplete="off"
          error={errors.department?.message}
          {...register('department')}
        />
      </Grid>
      <FormSkillsField
        control={control}
        name="skills"
        label="Skills"
        hint="Separate skills with commas"
        optional
        parse={parseSkills}
      />
      <Grid min={220}>
        <FormSelect control={control} name="seniority" label="Seniority" options={seniorities} />
        <FormPercentField
          control={control}
          name="maxCapacity"
          label="Max Capacity (%)"
          suffix=""
          min={0}
          max={100}
        />
      </Grid>
    </FormDialog>
  );
}
