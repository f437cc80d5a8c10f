import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { Button, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import type { RowModel } from '../engineers/row-model';
import type { ScheduleParams } from '../schedule-params';
import { projectNameOf, type Projects } from '../schedule-texts';
import type { Command } from '../dialogs/use-assignment-commands';

interface AgendaSheetProps {
  assignment: ScheduleAssignment;
  projects: Projects;
  /** The row of its engineer. */
  model: RowModel;
  params: Pick<ScheduleParams, 'select'>;
  onCommand: (command: Command, assignmentId: string) => void;
  /** Shows the history of one thing, such as `assignment:ID`. */
  onHistory: (of: string) => void;
}

/** An assignment that was tapped, and what can be done with it. */
export function AgendaSheet(props: AgendaSheetProps) {
  const { assignment, projects, model, params, onCommand, onHistory } = props;
  const { _id, role, allocationPercentage, startDate, endDate } = assignment;
  const close = () => params.select(null);
  const run = (command: Command) => () => {
    close();
    onCommand(command, _id);
  };
  return (
    <Dialog
      open
      size="confirm"
      title={`${projectNameOf(assignment, projects)}, ${model.engineer.name}`}
      description={`${role}, ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}`}
      onClose={close}
    >
      <Stack gap={2}>
        <Button onClick={run('edit')}>Edit</Button>
        <Button onClick={run('move')}>Move</Button>
        {!model.isDeleted && <Button onClick={run('split')}>Split</Button>}
        <Button onClick={() => onHistory(`assignment:${_id}`)}>History</Button>
        <Button variant="danger" onClick={run('delete')}>
          Delete
        </Button>
      </Stack>
    </Dialog>
  );
}
