import { undoBatch, undoChange } from '@erm/contracts/changes';
import { ApiError, type ApiClient } from '@erm/portal-sdk';
import { subjectOf } from '../changes/change-texts';
import { askUndo } from './ask-undo';
import { explainConflict } from './explain-conflict';
import { changedSince } from './changed-since';
import type { Undoable } from './undoable';

interface Undoer {
  api: ApiClient;
  userId: string;
}

interface Undone {
  /** What undoes the undo. */
  by: Undoable;
  /** What it has brought back, if it was deleted. */
  restored: string | null;
}

/**
 * Undoes a change or a batch. Asks whether to undo a change although what it has set was changed again.
 * @returns null if the user has decided against it
 */
export async function undo(
  { api, userId }: Undoer,
  undoable: Undoable,
  isRedo: boolean,
): Promise<Undone | null> {
  if ('batchId' in undoable) {
    try {
      const { data } = await api.call(undoBatch, { params: { id: undoable.batchId } });
      return { by: { batchId: data.batchId }, restored: null };
    } catch (error) {
      throw await explainConflict(api, userId, error);
    }
  }
  const id = undoable.changeId;
  const send = async (version?: number): Promise<Undone | null> => {
    try {
      const { data } = await api.call(undoChange, { params: { id }, query: { version } });
      const restored = data.change.action === 'create' ? subjectOf(data.change) : null;
      return { by: { changeId: data.change._id }, restored };
    } catch (error) {
      const changed = error instanceof ApiError ? await changedSince(api, id, error.current) : null;
      if (!changed) throw error;
      // What changes while the user reads is asked again, because this names the version that they have seen.
      return (await askUndo({ changed, isRedo })) ? send(changed.version) : null;
    }
  };
  return send();
}
