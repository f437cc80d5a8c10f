import type { ScheduleProject } from '@erm/contracts/schedule';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { Found } from '../found';
import { toEditable } from './to-editable';

const editDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../../EditAssignmentDialog'))
      .EditAssignmentDialog,
);
const moveDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './MoveAssignmentDialog')).MoveAssignmentDialog,
);
const splitDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './SplitAssignmentDialog'))
      .SplitAssignmentDialog,
);
const deleteDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../../DeleteAssignmentDialog'))
      .DeleteAssignmentDialog,
);

/** What can be done with an assignment in a dialog. */
export type Command = 'edit' | 'move' | 'split' | 'delete';

/** The dialogs that change an assignment of the schedule. */
export function useAssignmentCommands(
  find: (id: string | null) => Pick<Found, 'assignment' | 'model'> | undefined,
  projects: ReadonlyMap<string, ScheduleProject>,
): { run: (what: Command, id: string) => void; dialogs: ReactNode } {
  const [editing, moving, splitting, deleting] = [
    useLazyDialog(editDialog),
    useLazyDialog(moveDialog),
    useLazyDialog(splitDialog),
    useLazyDialog(deleteDialog),
  ];
  const [command, setCommand] = useState<{ what: Command; id: string } | null>(null);
  const subject = find(command?.id ?? null);
  const close = () => setCommand(null);
  const assignment = subject && toEditable(subject.assignment, subject.model, projects);
  const run = (what: Command, id: string) => {
    setCommand({ what, id });
    ({ edit: editing, move: moving, split: splitting, delete: deleting })[what].open();
  };
  return {
    run,
    dialogs: assignment && (
      <>
        {command?.what === 'edit' && editing.Dialog && (
          <editing.Dialog
            assignment={assignment}
            onClose={close}
            onSplit={() => run('split', assignment._id)}
          />
        )}
        {command?.what === 'move' && moving.Dialog && (
          <moving.Dialog
            assignment={assignment}
            project={projects.get(subject.assignment.projectId ?? '') ?? null}
            onClose={close}
          />
        )}
        {command?.what === 'split' && splitting.Dialog && (
          <splitting.Dialog assignment={assignment} onClose={close} />
        )}
        {command?.what === 'delete' && deleting.Dialog && (
          <deleting.Dialog assignment={assignment} onClose={close} />
        )}
      </>
    ),
  };
}
