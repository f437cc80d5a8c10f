import { undoBatch, undoChange } from '@erm/contracts/changes';
import { ApiError, type ApiClient } from '@erm/portal-sdk';
import { askUndo } from './ask-undo';
import { explainConflict } from './explain-conflict';
import { changedSince } from './changed-since';
import type { Undoable } from './undoable';

interface Undoer {
  api: ApiClient;
  userId: string;
}

/**
 * Undoes a change or a batch. Asks whether to undo a change although what it has set was changed again.
 * @returns what undoes the undo; null if the user has decided against it
 */
export async function undo(
  { api, userId }: Undoer,
  undoable: Undoable,
  isRedo: boolean,
): Promise<Undoable | null> {
  if ('batchId' in undoable) {
    try {
      const { data } = await api.call(undoBatch, { params: { id: undoable.batchId } });
      return { batchId: data.batchId };
    } catch (error) {
      throw await explainConflict(api, userId, error);
    }
  }
  const id = undoable.changeId;
  const send = async (version?: number): Promise<Undoable | null> => {
    try {
      const { data } = await api.call(undoChange, { params: { id }, query: { version } });
      return { changeId: data.change._id };
    } catch (error) {
      const changed = error instanceof ApiError ? await changedSince(api, id, error.current) : null;
      if (!changed) throw error;
      // What changes while the user reads is asked again, because this names the version that they have seen.
      return (await askUndo({ changed, isRedo })) ? send(changed.version) : null;
    }
  };
  return send();
}
