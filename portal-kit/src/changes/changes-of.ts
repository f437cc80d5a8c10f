import { listChanges, type Change } from '@erm/contracts/changes';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import type { ApiClient } from '@erm/portal-sdk';

/** Reads the latest changes of something, newest first. */
export async function changesOf(api: ApiClient, entityId: string): Promise<Change[]> {
  const { data } = await api.call(listChanges, { query: { entityId, limit: MAX_PAGE_SIZE } });
  return data;
}
