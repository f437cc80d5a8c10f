import { profileForm } from '@erm/contracts/auth';
import { parseSkills } from '@erm/contracts/skills';
import type { User } from '@erm/contracts/users';
import { ApiError } from '@erm/portal-sdk';
import { Button, Note, Stack, TextField } from '@erm/ui-kit/core';
import { FormPercentField, FormSelect, FormSkillsField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { Dialog } from '@erm/ui-kit/overlay';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { offeredSeniorities, seniorityOf } from './seniority';
import { updateFailure, useUpdateProfile } from './update-profile';

interface EditProfileDialogProps {
  user: User;
  /** The load today, marked on the capacity; unknown while it has not loaded. */
  currentAllocation?: number;
  onClose: () => void;
}

export function EditProfileDialog({ user, currentAllocation, onClose }: EditProfileDialogProps) {
  const formId = useId();
  const update = useUpdateProfile();
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: {
      name: user.name,
      skills: user.skills.join(', '),
      seniority: seniorityOf(user.seniority),
      department: user.department,
      maxCapacity: user.maxCapacity,
    },
  });
  const { errors, isDirty } = formState;

  const save = handleSubmit(async (profile) => {
    await update
      .mutateAsync({ ...profile, version: user.version })
      .then(onClose)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        for (const { path, message } of error.issues) {
          if (path in profile) setError(path as keyof typeof profile, { message });
        }
      });
  });

  const mark =
    currentAllocation === undefined
      ? undefined
      : { value: currentAllocation, label: `${currentAllocation}% assigned today`, kind: 'note' as const };
  return (
    <Dialog
      open
      title="Edit Profile"
      onClose={onClose}
      dirty={isDirty && !update.isPending}
      footer={(close) => (
        <>
          <Button onClick={close} disabled={update.isPending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={update.isPending}>
            Save Changes
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate aria-label="Edit Profile" onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          {update.error && <Note tone="red" title={updateFailure(update.error)} live />}
          <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
          <FormSkillsField
            control={control}
            name="skills"
            label="Skills"
            hint="Separate skills with commas"
            parse={parseSkills}
            optional
          />
          <Grid min={220}>
            <FormSelect
              control={control}
              name="seniority"
              label="Seniority"
              options={offeredSeniorities(user.seniority)}
            />
            <TextField label="Department" error={errors.department?.message} {...register('department')} />
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
        </Stack>
      </form>
    </Dialog>
  );
}
