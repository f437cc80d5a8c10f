import type { EngineerCapacity } from '@erm/contracts/engineers';
import { calledName, ConfirmDelete } from '@erm/portal-kit';
import { Stack } from '@erm/ui-kit/core';
import { styled } from 'styled-components';
import { AffectedAssignments } from './AffectedAssignments';
import { useDeleteEngineer } from './engineer-mutations';

const Consequence = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

interface DeleteEngineerDialogProps {
  engineer: EngineerCapacity;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of an engineer and shows what it touches. */
export function DeleteEngineerDialog({ engineer, onClose, onDeleted }: DeleteEngineerDialogProps) {
  const name = calledName(engineer);
  const save = useDeleteEngineer(engineer);
  return (
    <ConfirmDelete title="Delete engineer" save={save} onClose={onClose} onDeleted={onDeleted}>
      <Stack gap={3}>
        <Stack gap={2}>
          <p>Are you sure you want to delete {name}?</p>
          <Consequence>
            From then on, {name} can no longer sign in. Assignments stay in the list as Deleted Engineer.
          </Consequence>
        </Stack>
        <AffectedAssignments engineer={engineer} />
      </Stack>
    </ConfirmDelete>
  );
}
