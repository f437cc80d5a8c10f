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
  /** What it restored, if it undid a deletion. */
  restored: string | null;
}

/**
 * Undoes a change or a batch. Asks for confirmation if the same fields have been changed since.
 * @returns null if the user declined
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
      // Names the version that the user has seen, so that further changes while they read lead to another question.
      return (await askUndo({ changed, isRedo })) ? send(changed.version) : null;
    }
  };
  return send();
}
