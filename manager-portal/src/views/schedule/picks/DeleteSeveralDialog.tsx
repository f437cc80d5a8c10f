import { applyBatch } from '@erm/contracts/batches';
import { ConfirmDelete, useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { allQueryKeys } from '../../../data/query-keys';
import type { Found } from '../model/found';
import { countText } from '../change/texts';

interface DeleteSeveralDialogProps {
  items: readonly Found[];
  onClose: () => void;
}

/** Deletes several assignments atomically, with one undo. */
export function DeleteSeveralDialog({ items, onClose }: DeleteSeveralDialogProps) {
  const api = useApi();
  const count = countText(items.length);
  const names = [...new Set(items.map(({ model }) => model.engineer.name))];
  const save = useSave<void, unknown>({
    save: () => {
      const operations = items.map(
        ({ assignment: { _id: id, version } }) => ({ action: 'delete', id, version }) as const,
      );
      return api.call(applyBatch, { body: { operations } });
    },
    saved: { title: 'Assignments deleted', description: count },
    failed: 'Failed to delete the assignments. Please try again.',
    invalidates: allQueryKeys,
  });
  return (
    <ConfirmDelete title={`Delete ${count}`} save={save} onClose={onClose}>
      <p>
        Are you sure you want to delete {count} of {names.join(', ')}?
      </p>
    </ConfirmDelete>
  );
}
