import type { Invitation } from '@erm/contracts/invitations';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { useRevokeInvitation } from './access-mutations';

interface RevokeInvitationDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps) {
  const save = useRevokeInvitation(invitation._id);
  return (
    <ConfirmDialog
      open
      danger
      title="Revoke invitation"
      confirmLabel="Revoke"
      busy={save.isPending}
      error={save.errorMessage}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Revoke the invitation of {invitation.email}? Its link stops working immediately.</p>
    </ConfirmDialog>
  );
}
