import { ConfirmDelete } from '@erm/portal-kit';
import { Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { styled } from 'styled-components';
import { useDeleteAssignment } from './assignment-mutations';
import { engineerName, projectName, type EditableAssignment } from './assignment-names';

const Which = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

interface DeleteAssignmentDialogProps {
  assignment: EditableAssignment;
  onClose: () => void;
}

export function DeleteAssignmentDialog({ assignment, onClose }: DeleteAssignmentDialogProps) {
  const save = useDeleteAssignment(assignment);
  const { allocationPercentage, startDate, endDate } = assignment;
  return (
    <ConfirmDelete title="Delete assignment" save={save} onClose={onClose}>
      <Stack gap={2}>
        <p>Are you sure you want to delete this assignment?</p>
        <Which>
          {engineerName(assignment)}, {projectName(assignment)}, {allocationPercentage}%,{' '}
          {formatDayRange(startDate, endDate)}
        </Which>
      </Stack>
    </ConfirmDelete>
  );
}
