import { ApiError, errorText, useApi, useNotify, useSession, type Notification } from '@erm/portal-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { ownChangesOf, type OwnChange } from './own-changes';
import { undoableOf, type Undoable } from './undoable';

/** Why a change is refused now and ever after. Other reasons may pass. */
const FOR_GOOD: ReadonlySet<string> = new Set(['ALREADY_UNDONE', 'CANNOT_BE_UNDONE', 'CONFLICT']);

interface Undo {
  /**
   * Records a change from the response to it, if it changed anything.
   * @returns props to add to its toast
   */
  record(response: unknown, title: string): Pick<Notification, 'action'>;
  /** Undoes or redoes the latest change of this tab, if there is one. */
  latest(kind: 'undo' | 'redo'): void;
  /**
   * Undoes any change, regardless of its author, or redoes one by undoing its undo. Resolves to whether it was undone;
   * if not, a toast has explained why, or the user has declined.
   */
  revert(undoable: Undoable, title: string, isRedo?: boolean): Promise<boolean>;
}

/**
 * Undoes changes, with a toast that offers to redo them. Asks first if the same fields have been changed since. If
 * anything prevents it, a toast explains that, and nothing changes.
 */
export function useUndo(): Undo {
  const api = useApi();
  const userId = useSession().user._id;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const own = ownChangesOf(queryClient);

  const revert = async (change: OwnChange, isRedo: boolean): Promise<boolean> => {
    try {
      // Loaded when it is needed: no page starts with an undo.
      const { undo } = await import(/* webpackChunkName: "undo" */ './undo');
      const undone = await undo({ api, userId }, change.undoable, isRedo);
      if (!undone) return false;
      const by = { ...change, undoable: undone.by };
      own.reverted(change, by, isRedo);
      notify({
        kind: 'success',
        title: isRedo ? 'Redone' : 'Undone',
        description: undone.restored ? `Restored ${undone.restored}` : change.title,
        action: isRedo
          ? { label: 'Undo', onSelect: () => void revert(by, false) }
          : { label: 'Redo', onSelect: () => void revert(by, true) },
      });
      return true;
    } catch (error) {
      // It would stand in the way of all before it: others undo it, or this user in another tab.
      if (error instanceof ApiError && FOR_GOOD.has(error.code)) own.forget(change);
      const reason = errorText(error, 'The server could not be reached.');
      notify({
        kind: 'error',
        title: isRedo ? 'Cannot redo' : 'Cannot undo',
        description: `${reason} Nothing was changed.`,
      });
      return false;
    } finally {
      // Whatever was undone, or stands in the way, anything on screen may show it.
      void queryClient.invalidateQueries();
    }
  };

  return {
    record(response, title) {
      const undoable = undoableOf(response);
      if (!undoable) return {};
      const change = { undoable, title };
      own.add(change);
      return { action: { label: 'Undo', onSelect: () => void revert(change, false) } };
    },
    latest(kind) {
      own.revertLatest(
        kind,
        (change) => revert(change, kind === 'redo'),
        () => notify({ kind: 'info', title: `Nothing to ${kind}` }),
      );
    },
    revert: (undoable, title, isRedo = false) => revert({ undoable, title }, isRedo),
  };
}
