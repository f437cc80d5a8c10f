import { listChanges, type Change } from '@erm/contracts/changes';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import type { ApiClient } from '@erm/portal-sdk';

/** Reads the latest changes of something, newest first. */
export async function changesOf(api: ApiClient, entityId: string): Promise<Change[]> {
  const { data } = await api.call(listChanges, { query: { entityId, limit: MAX_PAGE_SIZE } });
  return data;
}

/** Reads the edits that led from a version of something to later ones, newest first. */
export async function editsSince(api: ApiClient, entityId: string, version: number): Promise<Change[]> {
  const changes = await changesOf(api, entityId);
  return changes.filter((change) => change.action === 'update' && versionAfter(change) > version);
}

/** The version that an edit has led to. */
export const versionAfter = ({ after }: Change): number => Number(after?.['version'] ?? 0);
