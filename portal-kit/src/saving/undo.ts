import { undoBatch, undoChange } from '@erm/contracts/changes';
import type { ApiClient } from '@erm/portal-sdk';
import type { Undoable } from './undoable';

/** Undoes a change or a batch, and returns what undoes the undo. */
export async function undo(api: ApiClient, undoable: Undoable): Promise<Undoable> {
  if ('batchId' in undoable) {
    const { data } = await api.call(undoBatch, { params: { id: undoable.batchId } });
    return { batchId: data.batchId };
  }
  const { data } = await api.call(undoChange, { params: { id: undoable.changeId } });
  return { changeId: data.change._id };
}
