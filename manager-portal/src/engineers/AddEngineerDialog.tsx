import { DEFAULT_MAX_CAPACITY } from '@erm/contracts/defaults';
import { createEngineerBody } from '@erm/contracts/engineer-edits';
import { MIN_PASSWORD_LENGTH } from '@erm/contracts/credentials';
import { FormDepartmentField, FormDialog, FormSkillsField, useSchemaForm } from '@erm/portal-kit';
import { FormPasswordField, FormPercentField, FormSelect, FormTextField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useCreateEngineer } from './engineer-mutations';
import { seniorities } from './seniorities';

export function AddEngineerDialog({ onClose }: { onClose: () => void }) {
  const save = useCreateEngineer();
  const form = useSchemaForm(createEngineerBody, {
    name: '',
    email: '',
    password: '',
    department: '',
    skills: '',
    seniority: 'junior',
    maxCapacity: DEFAULT_MAX_CAPACITY,
  });
  const { control } = form;
  return (
    <FormDialog
      title="Add Engineer"
      submitLabel="Add Engineer"
      form={form}
      save={save}
      toBody={(body) => body}
      onClose={onClose}
    >
      <Grid min={220}>
        <FormTextField control={control} name="name" label="Name" autoComplete="off" />
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="off" />
        <FormPasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        />
        <FormDepartmentField control={control} name="department" />
      </Grid>
      <FormSkillsField control={control} name="skills" label="Skills" />
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
