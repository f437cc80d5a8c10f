import type { Manager } from '@erm/contracts/managers';
import { Stack } from '@erm/ui-kit/core';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { styled } from 'styled-components';
import { useSwitchManager } from './access-mutations';

const Consequence = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

interface SwitchManagerDialogProps {
  manager: Manager;
  onClose: () => void;
}

/** Asks before disabling a manager, or enabling one who is disabled. */
export function SwitchManagerDialog({ manager, onClose }: SwitchManagerDialogProps) {
  const save = useSwitchManager(manager);
  const verb = manager.disabled ? 'Enable' : 'Disable';
  return (
    <ConfirmDialog
      open
      title={`${verb} manager`}
      confirmLabel={verb}
      busy={save.isPending}
      error={save.errorMessage}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack gap={2}>
        <p>
          {verb} {manager.name}?
        </p>
        <Consequence>
          {manager.disabled
            ? 'They can sign in again with their password. Their earlier invitations stay revoked.'
            : 'All of their sessions end now, they can no longer sign in, and the invitations they sent are revoked. You can enable them again.'}
        </Consequence>
      </Stack>
    </ConfirmDialog>
  );
}
