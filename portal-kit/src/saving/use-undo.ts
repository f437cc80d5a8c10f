import { errorText, useApi, useNotify } from '@erm/portal-sdk';
import { useQueryClient } from '@tanstack/react-query';
import type { Undoable } from './undoable';

interface Step {
  undoable: Undoable;
  /** What the change was, such as "Assignment moved". */
  title: string;
}

/**
 * Undoes changes, with a toast that offers to redo them. What stands in the way is said, and nothing is changed then.
 */
export function useUndo(): (step: Step) => Promise<Undoable | null> {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();

  const run = async (step: Step, isRedo: boolean): Promise<Undoable | null> => {
    try {
      // Loaded when it is needed: no page starts with an undo.
      const { undo } = await import('./undo');
      const undone = await undo(api, step.undoable);
      const next = { ...step, undoable: undone };
      notify({
        kind: 'success',
        title: isRedo ? 'Redone' : 'Undone',
        description: step.title,
        action: isRedo
          ? { label: 'Undo', onSelect: () => void run(next, false) }
          : { label: 'Redo', onSelect: () => void run(next, true) },
      });
      return undone;
    } catch (error) {
      const reason = errorText(error, 'The server could not undo it.');
      notify({
        kind: 'error',
        title: isRedo ? 'Cannot redo' : 'Cannot undo',
        description: `${reason} Nothing was changed.`,
      });
      return null;
    } finally {
      // Whatever was undone, or stands in the way, anything on screen may show it.
      void queryClient.invalidateQueries();
    }
  };
  return (step) => run(step, false);
}
