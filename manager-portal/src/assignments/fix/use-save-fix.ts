import { applyBatch } from '@erm/contracts/batches';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { useSave } from '@erm/portal-kit';
import { useApi, type ApiClient } from '@erm/portal-sdk';
import { allQueryKeys } from '../../data/query-keys';

/** Saves a fix as one change, with one undo. */
export function useSaveFix(chosen: OverloadFix | undefined) {
  const api = useApi();
  return useSave({
    save: (fix: OverloadFix) => send(api, fix),
    saved: { title: 'Overload fixed', description: chosen?.title ?? '' },
    failed: 'Failed to fix the overload. Please try again.',
    invalidates: allQueryKeys,
  });
}

function send(api: ApiClient, { kind, engineer, operations }: OverloadFix): Promise<unknown> {
  if (kind !== 'raise') return api.call(applyBatch, { body: { operations } });
  const { _id: id, maxCapacity, version } = engineer;
  return api.call(updateEngineer, {
    params: { id },
    body: { maxCapacity, ...(version !== undefined && { version }) },
  });
}
