import { editEngineerForm } from '@erm/contracts/edit-engineer-form';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { FormDepartmentField, FormDialog, FormSkillsField, useEdited, useSchemaForm } from '@erm/portal-kit';
import { FormPercentField, FormSelect, FormTextField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useWatch } from 'react-hook-form';
import { useUpdateEngineer } from './engineer-mutations';
import { LoweredCapacity } from './LoweredCapacity';
import { seniorities } from './seniorities';

interface EditEngineerDialogProps {
  engineer: EngineerCapacity;
  onClose: () => void;
}

/** Edits everything about an engineer except the password. */
export function EditEngineerDialog({ engineer, onClose }: EditEngineerDialogProps) {
  const save = useUpdateEngineer(engineer);
  const { version, othersNote } = useEdited(engineer, save.error);
  const seniority = seniorities.find(({ value }) => value === engineer.seniority)?.value;
  const form = useSchemaForm(editEngineerForm, {
    name: engineer.name,
    email: engineer.email,
    skills: engineer.skills.join(', '),
    // One that is unknown to this version, or not set, has to be chosen.
    ...(seniority && { seniority }),
    department: engineer.department,
    maxCapacity: engineer.maxCapacity,
  });
  const { control } = form;
  const maxCapacity = useWatch({ control, name: 'maxCapacity' });

  return (
    <FormDialog
      title="Edit Engineer"
      edits={engineer._id}
      submitLabel="Save Changes"
      form={form}
      save={save}
      toBody={(values) => ({ ...values, version })}
      onClose={onClose}
    >
      {othersNote}
      <Grid min={220}>
        <FormTextField control={control} name="name" label="Name" autoComplete="off" />
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      </Grid>
      <FormSkillsField control={control} name="skills" label="Skills" />
      <Grid min={220}>
        <FormSelect control={control} name="seniority" label="Seniority" options={seniorities} />
        <FormDepartmentField control={control} name="department" />
      </Grid>
      <FormPercentField
        control={control}
        name="maxCapacity"
        label="Max Capacity (%)"
        suffix=""
        min={0}
        max={100}
        mark={{
          value: engineer.currentAllocation,
          label: `${engineer.currentAllocation}% assigned today`,
          kind: 'note',
        }}
      />
      <LoweredCapacity engineer={engineer} maxCapacity={maxCapacity} />
    </FormDialog>
  );
}
