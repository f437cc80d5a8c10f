import type { ScheduleProject } from '@erm/contracts/schedule';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { Found } from '../model/found';
import type { Projects } from '../model/schedule-texts';

const assignmentDialogs = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './AssignmentDialogs')).AssignmentDialogs,
);

/** Commands on an assignment that open a dialog. */
export type Command = 'edit' | 'move' | 'split' | 'delete';

/** The subject of a dialog. */
export interface Subject extends Pick<Found, 'assignment' | 'model'> {
  /** Null if it was deleted. */
  project: ScheduleProject | null;
}

interface Opened {
  command: Command;
  id: string;
  /**
   * Snapshot for when someone deletes the assignment or its row is no longer shown, so that the dialog keeps what was
   * typed.
   */
  subject: Subject;
}

/** The dialogs that change an assignment of the schedule. */
export function useAssignmentCommands(
  find: (id: string | null) => Pick<Found, 'assignment' | 'model'> | undefined,
  projects: Projects,
): { run: (command: Command, id: string) => void; dialogs: ReactNode } {
  const { Dialog, open, close } = useLazyDialog(assignmentDialogs);
  const [opened, setOpened] = useState<Opened | null>(null);
  const subjectOf = (id: string): Subject | undefined => {
    const found = find(id);
    return found && { ...found, project: projects.get(found.assignment.projectId ?? '') ?? null };
  };
  const run = (command: Command, id: string) => {
    const subject = subjectOf(id) ?? (opened?.id === id ? opened.subject : undefined);
    if (!subject) return;
    setOpened({ command, id, subject });
    open();
  };
  return {
    run,
    dialogs: opened && Dialog && (
      <Dialog
        {...(subjectOf(opened.id) ?? opened.subject)}
        command={opened.command}
        onSplit={() => run('split', opened.id)}
        onClose={close}
      />
    ),
  };
}
