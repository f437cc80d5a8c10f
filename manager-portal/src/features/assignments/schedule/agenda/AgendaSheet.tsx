import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { Button, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import type { Command } from '../use-assignment-commands';

interface AgendaSheetProps {
  assignment: ScheduleAssignment;
  projectName: string;
  engineerName: string;
  onCommand: (command: Command) => void;
  onHistory: () => void;
  onClose: () => void;
}

/** An assignment that was tapped, and what can be done with it. */
export function AgendaSheet(props: AgendaSheetProps) {
  const { assignment, projectName, engineerName, onCommand, onHistory, onClose } = props;
  const { role, allocationPercentage, startDate, endDate } = assignment;
  return (
    <Dialog
      open
      size="confirm"
      title={`${projectName}, ${engineerName}`}
      description={`${role}, ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}`}
      onClose={onClose}
    >
      <Stack gap={2}>
        <Button onClick={() => onCommand('edit')}>Edit</Button>
        <Button onClick={() => onCommand('move')}>Move</Button>
        <Button onClick={onHistory}>History</Button>
        <Button variant="danger" onClick={() => onCommand('delete')}>
          Delete
        </Button>
      </Stack>
    </Dialog>
  );
}
