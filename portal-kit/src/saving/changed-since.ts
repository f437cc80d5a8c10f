import type { Change } from '@erm/contracts/changes';
import type { ApiClient } from '@erm/portal-sdk';
import { z } from 'zod/mini';
import { changesOf } from '../changes/changes-of';
import { fieldTexts, type FieldText } from '../changes/field-texts';
import { mergeChanges } from '../changes/merge-changes';

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
 * Fetches what happened to an entity after a change.
 * @param current its current state, from a conflict
 * @returns null if that is unknown
 */
export async function changedSince(
  api: ApiClient,
  id: string,
  current: unknown,
): Promise<ChangedSince | null> {
  const known = currentSchema.safeParse(current);
  if (!known.success) return null;
  const { _id: entityId, version } = known.data;
  const changes = await changesOf(api, entityId);
  const index = changes.findIndex(({ _id }) => _id === id);
  const [latest, ...others] = changes.slice(0, Math.max(index, 0));
  return latest ? { change: changes[index]!, since: [latest, ...others], version } : null;
}

/** The fields that an undo restores, and the later changes that stay, which have no `after`. */
export function undoFields({ change, since }: ChangedSince): FieldText[] {
  const [latest, ...others] = since;
  const merged = mergeChanges([latest, ...others, change]);
  const edits = [change, ...since].filter(({ action }) => action === 'update');
  const touched = new Set(edits.flatMap(({ after }) => Object.keys(after ?? {})));
  return fieldTexts({
    ...merged,
    before: Object.fromEntries(Object.entries(merged.after ?? {}).filter(([field]) => touched.has(field))),
    after: change.before ?? {},
  });
}
