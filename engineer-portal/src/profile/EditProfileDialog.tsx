import { profileForm } from '@erm/contracts/auth';
import type { User } from '@erm/contracts/users';
import { FormDepartmentField, FormDialog, FormSkillsField, useSchemaForm, useEdited } from '@erm/portal-kit';
import { FormPercentField, FormSelect, FormTextField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { offeredSeniorities, seniorityOf } from './seniority';
import { useUpdateProfile } from './update-profile';

interface EditProfileDialogProps {
  user: User;
  /** Today's load, which is marked on the capacity field. Undefined until it is loaded. */
  currentAllocation?: number;
  onClose: () => void;
}

export function EditProfileDialog({ user, currentAllocation, onClose }: EditProfileDialogProps) {
  const save = useUpdateProfile();
  const { version, othersNote } = useEdited(user, save.error);
  const form = useSchemaForm(profileForm, {
    name: user.name,
    skills: user.skills.join(', '),
    seniority: seniorityOf(user.seniority),
    department: user.department,
    maxCapacity: user.maxCapacity,
  });
  const { control } = form;
  const mark =
    currentAllocation === undefined
      ? undefined
      : { value: currentAllocation, label: `${currentAllocation}% assigned today`, kind: 'note' as const };
  return (
    <FormDialog
      title="Edit Profile"
      submitLabel="Save Changes"
      form={form}
      save={save}
      toBody={(profile) => ({ ...profile, version })}
      onClose={onClose}
    >
      {othersNote}
      <FormTextField control={control} name="name" label="Name" autoComplete="name" />
      <FormSkillsField control={control} name="skills" label="Skills" />
      <Grid min={220}>
        <FormSelect
          control={control}
          name="seniority"
          label="Seniority"
          options={offeredSeniorities(user.seniority)}
        />
        <FormDepartmentField control={control} name="department" />
      </Grid>
      <FormPercentField
        control={control}
        name="maxCapacity"
        label="Max Capacity (%)"
        min={0}
        max={100}
        suffix=""
        mark={mark}
      />
    </FormDialog>
  );
}
