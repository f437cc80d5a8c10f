import { createInvitationBody, INVITATION_DAYS } from '@erm/contracts/invitations';
import { FormDialog, useSchemaForm } from '@erm/portal-kit';
import { RadioCards, TextField } from '@erm/ui-kit/core';
import { useInvite, type NewInvitation } from './access-mutations';

const roles = [
  { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
  { value: 'manager', label: 'Manager', description: 'Plans projects, invites and disables managers' },
];

interface InviteDialogProps {
  onInvited: (invited: NewInvitation) => void;
  onClose: () => void;
}

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const save = useInvite(onInvited);
  const form = useSchemaForm(createInvitationBody, { email: '' });
  const { register, formState } = form;
  return (
    <FormDialog
      title="Invite"
      description={`You get a link to share. It works once, for ${INVITATION_DAYS} days.`}
      submitLabel="Invite"
      form={form}
      save={save}
      toBody={(body) => body}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <RadioCards label="Role" options={roles} error={formState.errors.role?.message} {...register('role')} />
      <TextField
        label="Name"
        autoComplete="off"
        optional
        error={formState.errors.name?.message}
        {...register('name', { setValueAs: (typed: string) => typed.trim() || undefined })}
      />
    </FormDialog>
  );
}
