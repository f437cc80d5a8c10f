import type { Assignment } from '@erm/contracts/assignments';
import { errorText } from '@erm/portal-sdk';
import { Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { styled } from 'styled-components';
import { useDeleteAssignment } from './assignment-mutations';
import { engineerName, projectName } from './assignment-names';

const Which = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

interface DeleteAssignmentDialogProps {
  assignment: Assignment;
  onClose: () => void;
}

export function DeleteAssignmentDialog({ assignment, onClose }: DeleteAssignmentDialogProps) {
  const remove = useDeleteAssignment(assignment._id);
  const { allocationPercentage, startDate, endDate } = assignment;
  return (
    <ConfirmDialog
      open
      danger
      title="Delete assignment"
      confirmLabel="Delete"
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, 'Failed to delete assignment') : undefined}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack gap={2}>
        <p>Are you sure you want to delete this assignment?</p>
        <Which>
          {engineerName(assignment)}, {projectName(assignment)}, {allocationPercentage}%,{' '}
          {formatDayRange(startDate, endDate)}
        </Which>
      </Stack>
    </ConfirmDialog>
  );
}
