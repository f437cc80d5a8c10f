import { MAX_OPERATIONS } from '@erm/contracts/batches';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { KeyboardEvent } from 'react';
import { nudgeOf } from '../moving/nudging';
import { tooMuchText } from './texts';
import type { Picks } from './use-picks';
import type { useSeveral } from './use-several';

interface SeveralKeysOptions {
  picks: Picks;
  several: ReturnType<typeof useSeveral>;
  onDeleteSeveral: () => void;
}

/** The keys that pick assignments, and change all of them if the focused one is picked. Returns whether it is one of them. */
export function onSeveralKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  assignment: ScheduleAssignment | undefined,
  { picks, several, onDeleteSeveral }: SeveralKeysOptions,
): boolean {
  const count = picks.list.length;
  if (key === 'Escape' && count > 0) {
    picks.clear();
    return true;
  }
  if (!assignment || altKey) return false;
  const { _id } = assignment;
  if (ctrlKey || metaKey) {
    if (key === ' ') picks.toggle(_id);
    return key === ' ';
  }
  if (!several.includes(_id)) return false;
  const by = nudgeOf(key);
  if (by) several.nudge(by);
  else if (key === ' ') several.take(assignment, 'keys');
  else if (key === 'Delete' && count > MAX_OPERATIONS) several.refuse(tooMuchText(count));
  else if (key === 'Delete') onDeleteSeveral();
  else return false;
  return true;
}
