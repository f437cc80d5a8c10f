import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import { useSaveChange } from '../moving/use-save-change';

interface SavedChanges extends ApplyBatchBody {
  /** The toast when they are saved. */
  saved: { title: string; description: string };
}

/** Saves changes of several assignments, all or none, with one undo. */
export function useSaveChanges() {
  return useSaveChange({
    save: (api, { operations }: SavedChanges) => api.call(applyBatch, { body: { operations } }),
    saved: ({ saved }) => saved,
    failed: 'Failed to update the assignments. Please try again.',
  });
}
