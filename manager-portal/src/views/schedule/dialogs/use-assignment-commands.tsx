import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { EditableAssignment } from '../../../assignments/assignment-names';
import type { Found } from '../model/found';
import type { RowModel } from '../model/row-model';

const editDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../../../assignments/EditAssignmentDialog'))
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
    (await import(/* webpackChunkName: "change-assignment" */ '../../../assignments/DeleteAssignmentDialog'))
      .DeleteAssignmentDialog,
);

/** What can be done with an assignment in a dialog. */
export type Command = 'edit' | 'move' | 'split' | 'delete';

/** What a dialog is about. */
interface Subject {
  assignment: EditableAssignment;
  /** Null if it was deleted. */
  project: ScheduleProject | null;
}

interface Opened {
  what: Command;
  id: string;
  /** As it was then, for when others delete it, or its row is no longer shown: what was typed stays. */
  subject: Subject;
}

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
  const [opened, setOpened] = useState<Opened | null>(null);
  const subjectOf = (id: string): Subject | undefined => {
    const found = find(id);
    if (!found) return undefined;
    const { assignment, model } = found;
    const project = projects.get(assignment.projectId ?? '') ?? null;
    return { assignment: toEditable(assignment, model, projects), project };
  };
  const subject = opened && (subjectOf(opened.id) ?? opened.subject);
  const close = () => setOpened(null);
  const run = (what: Command, id: string) => {
    const now = subjectOf(id) ?? (opened?.id === id ? opened.subject : undefined);
    if (!now) return;
    setOpened({ what, id, subject: now });
    ({ edit: editing, move: moving, split: splitting, delete: deleting })[what].open();
  };
  return {
    run,
    dialogs: subject && (
      <>
        {opened.what === 'edit' && editing.Dialog && (
          <editing.Dialog
            assignment={subject.assignment}
            onClose={close}
            onSplit={() => run('split', opened.id)}
          />
        )}
        {opened.what === 'move' && moving.Dialog && <moving.Dialog {...subject} onClose={close} />}
        {opened.what === 'split' && splitting.Dialog && (
          <splitting.Dialog assignment={subject.assignment} onClose={close} />
        )}
        {opened.what === 'delete' && deleting.Dialog && (
          <deleting.Dialog assignment={subject.assignment} onClose={close} />
        )}
      </>
    ),
  };
}

/** An assignment of a row as the dialogs of the list know it. */
function toEditable(
  assignment: ScheduleAssignment,
  { engineer, isDeleted }: RowModel,
  projects: ReadonlyMap<string, ScheduleProject>,
): EditableAssignment {
  const project = assignment.projectId === null ? undefined : projects.get(assignment.projectId);
  return { ...assignment, engineerId: isDeleted ? null : engineer, projectId: project ?? null };
}
