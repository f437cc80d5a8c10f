import type { Changes } from '../change/use-changes';
import { isTogether, type Found } from '../model/found';
import type { KeyPress } from '../model/key-press';
import type { Picks } from './use-picks';

interface PickKeysOptions {
  picks: Picks;
  onDeleteSeveral: () => void;
}

/** Handles keys for picking, and for deleting all picked assignments. Returns whether the key was handled. */
export function onPickKey(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  found: Found | undefined,
  { picks, onDeleteSeveral }: PickKeysOptions,
  { begin }: Changes,
): boolean {
  const count = picks.list.length;
  if (key === 'Escape' && count > 0) {
    picks.clear();
    return true;
  }
  if (!found || altKey) return false;
  const { _id } = found.assignment;
  if (ctrlKey || metaKey) {
    if (key === ' ') picks.toggle(_id);
    return key === ' ';
  }
  if (key !== 'Delete' || !isTogether(picks.list, _id)) return false;
  begin((controller) => {
    if (controller.fitsOneBatch(count)) onDeleteSeveral();
  });
  return true;
}
