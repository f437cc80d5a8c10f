import { MAX_OPERATIONS } from '@erm/contracts/batches';
import type { ChangeController } from '../change/controller';
import { tooMuchText } from '../change/texts';
import type { Found } from '../model/found';
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
  controller: ChangeController,
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
  if (key !== 'Delete' || !controller.isTogether(_id)) return false;
  if (count > MAX_OPERATIONS) controller.refuse(tooMuchText(count));
  else onDeleteSeveral();
  return true;
}
