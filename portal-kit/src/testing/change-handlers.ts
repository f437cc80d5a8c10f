import type { Change, listChanges, undoBatch, undoChange } from '@erm/contracts/changes';
import { changeRecord } from './memory-changes';
import { memoryList } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';
import { failure, notFound, success } from './responses';

interface Row {
  _id: string;
  version: number;
}

function hasChanged(row: Row, { after }: Change): boolean {
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.entries(after ?? {}).some(
    ([field, value]) => field !== 'version' && JSON.stringify(now.get(field)) !== JSON.stringify(value),
  );
}

/** Handlers for the list of changes and for undo. Edits, batches, and undos made in memory are recorded. */
export function changeHandlers({ records, views, user, nextId }: MemoryState): MemoryHandlers {
  const { changes } = records;
  const rowOf = ({ entity, entityId }: Change) => {
    const rows: Row[] =
      { project: records.projects, user: records.engineers }[entity as 'user'] ?? records.assignments;
    return rows.find(({ _id }) => _id === entityId);
  };
  const undo = (undone: Change[], id: string, batchId: string | null): Change[] => {
    const at = new Date().toISOString();
    const actor = { _id: user._id, name: user.name };
    return undone.map((change) => {
      const { before, after } = change;
      const row = rowOf(change);
      if (row) Object.assign(row, before, { version: row.version + 1 });
      const _id = nextId();
      const undoRefusal = 'This change has already been undone.';
      Object.assign(change, { undoneBy: batchId ?? _id, canBeUndone: false, undoRefusal });
      const undoing = changeRecord({
        ...change,
        _id,
        at,
        actor,
        before: after,
        after: before,
        batchId,
        undoes: id,
        undoneBy: null,
        canBeUndone: true,
        undoRefusal: null,
      });
      changes.unshift(undoing);
      return undoing;
    });
  };
  return {
    'GET changes': ({ query }) => {
      const matching = changes.filter(
        ({ entity, entityId, actor }) =>
          entity === (query.get('entity') ?? entity) &&
          entityId === (query.get('entityId') ?? entityId) &&
          (query.get('mine') === null || actor._id === user._id),
      );
      const told = matching.map((change) => ({
        ...change,
        ...(change.entity === 'user' && { email: views.named({ ...change, _id: change.entityId }).email }),
        engineers: change.engineers.map(views.named),
      }));
      const { rows, page } = memoryList(told, query, { text: () => '', order: ({ _id }) => _id });
      return success<typeof listChanges>({ success: true, data: rows, page });
    },
    'POST changes/undo': ({ id, query }) => {
      const change = changes.find(({ _id }) => _id === id);
      if (!change) return notFound();
      if (change.undoneBy) return failure('ALREADY_UNDONE', 'This change has already been undone.');
      const row = rowOf(change);
      if (row && hasChanged(row, change) && query.get('version') !== String(row.version)) {
        return failure('CONFLICT', 'This has changed in the meantime.', undefined, row);
      }
      const [undoing] = undo([change], id, null);
      return success<typeof undoChange>({ success: true, data: { change: undoing! } });
    },
    'POST batches/undo': ({ id }) => {
      const batch = changes.filter(({ batchId }) => batchId === id);
      if (batch.length === 0) return notFound();
      const batchId = nextId();
      return success<typeof undoBatch>({
        success: true,
        data: { batchId, changes: undo(batch, id, batchId) },
      });
    },
  };
}
