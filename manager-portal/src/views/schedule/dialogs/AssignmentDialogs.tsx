import { DeleteAssignmentDialog } from '../../../assignments/DeleteAssignmentDialog';
import { EditAssignmentDialog } from '../../../assignments/EditAssignmentDialog';
import { MoveAssignmentDialog } from './MoveAssignmentDialog';
import { SplitAssignmentDialog } from './SplitAssignmentDialog';
import type { Command, Subject } from './use-assignment-commands';

interface AssignmentDialogsProps extends Subject {
  command: Command;
  onSplit: () => void;
  onClose: () => void;
}

/** The dialog of a command. */
export function AssignmentDialogs(props: AssignmentDialogsProps) {
  const { command, model, project, onSplit, onClose } = props;
  // As the dialogs of the list know it.
  const engineerId = model.isDeleted ? null : model.engineer;
  const assignment = { ...props.assignment, engineerId, projectId: project };
  switch (command) {
    case 'edit':
      return <EditAssignmentDialog assignment={assignment} onClose={onClose} onSplit={onSplit} />;
    case 'move':
      return <MoveAssignmentDialog assignment={assignment} project={project} onClose={onClose} />;
    case 'split':
      return <SplitAssignmentDialog assignment={assignment} onClose={onClose} />;
    case 'delete':
      return <DeleteAssignmentDialog assignment={assignment} onClose={onClose} />;
  }
}
