import { listChanges, type Change } from '@erm/contracts/changes';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import type { ApiClient } from '@erm/portal-sdk';
import { z } from 'zod/mini';
import { fieldTexts, type FieldText } from '../changes/field-texts';

const currentSchema = z.object({ _id: z.string(), version: z.number() });

/** A change and the later ones of the same thing. */
export interface ChangedSince {
  change: Change;
  /** Newest first. */
  since: [Change, ...Change[]];
  /** The version that these changes led to, or an earlier one. */
  version: number;
}

/**
 * Reads what has happened to something after a change.
 * @param current what a conflict says that it is now
 * @returns null if that cannot be told
 */
export async function changedSince(
  api: ApiClient,
  id: string,
  current: unknown,
): Promise<ChangedSince | null> {
  const known = currentSchema.safeParse(current);
  if (!known.success) return null;
  const { _id: entityId, version } = known.data;
  const { data } = await api.call(listChanges, { query: { entityId, limit: MAX_PAGE_SIZE } });
  const index = data.findIndex(({ _id }) => _id === id);
  const [latest, ...others] = data.slice(0, Math.max(index, 0));
  return latest ? { change: data[index]!, since: [latest, ...others], version } : null;
}

/** What returns, and what of the later changes stays, which has no `after`. */
export function undoFields({ change, since }: ChangedSince): FieldText[] {
  const oldestFirst = [change, ...since.toReversed()];
  const now = Object.assign({}, ...oldestFirst.map(({ after }) => after)) as Record<string, unknown>;
  const edits = oldestFirst.filter(({ action }) => action === 'update');
  const touched = new Set(edits.flatMap(({ after }) => Object.keys(after ?? {})));
  return fieldTexts({
    ...change,
    before: Object.fromEntries(Object.entries(now).filter(([field]) => touched.has(field))),
    after: change.before ?? {},
    engineers: oldestFirst.flatMap(({ engineers }) => engineers),
    projects: oldestFirst.flatMap(({ projects }) => projects),
  });
}
