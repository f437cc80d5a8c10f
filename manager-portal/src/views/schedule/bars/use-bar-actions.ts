import type { ReactNode } from 'react';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import type { Found } from '../model/found';
import { duplicateOf } from '../dialogs/new-assignment';
import type { ScheduleParams } from '../schedule-params';
import type { Projects } from '../model/schedule-texts';
import { useAssignmentCommands, type Command } from '../dialogs/use-assignment-commands';

/** Actions of an assignment, by its ID. */
export interface BarActions {
  command: (what: Command, id: string) => void;
  /** Opens Create Assignment with its values. */
  duplicate: (id: string) => void;
  history: (id: string) => void;
  /** The pinned project, by ID, and pins another or none; undefined where none can be. */
  pin: { id: string | null; toggle: (projectId: string) => void } | undefined;
}

interface BarActionsOptions {
  find: (id: string | null) => Pick<Found, 'assignment' | 'model'> | undefined;
  projects: Projects;
  params: Pick<ScheduleParams, 'select' | 'group' | 'pin' | 'togglePin'>;
  /** Opens a prefilled Create Assignment. */
  assign: (request: AssignmentRequest) => void;
  /** Shows the history of one thing, such as `assignment:ID`. */
  onHistory: (of: string) => void;
}

/** Actions for keys, menus, and details. Dialogs close the details. */
export function useBarActions({ find, projects, params, assign, onHistory }: BarActionsOptions): {
  actions: BarActions;
  dialogs: ReactNode;
} {
  const commands = useAssignmentCommands(find, projects);
  return {
    actions: {
      command(what, id) {
        params.select(null);
        commands.run(what, id);
      },
      duplicate(id) {
        const found = find(id);
        params.select(null);
        if (found) assign(duplicateOf(found.assignment, found.model, projects));
      },
      history: (id) => onHistory(`assignment:${id}`),
      pin: params.group === 'engineer' ? { id: params.pin, toggle: params.togglePin } : undefined,
    },
    dialogs: commands.dialogs,
  };
}
