import { useCanSave } from '@erm/portal-kit/planning';
import { useNotify } from '@erm/portal-sdk';

const STILL_SAVING = 'The last change is being saved. Try again in a moment.';

/**
 * Whether something can be changed now: not while the last change is saved, whose answer would meet what is held, nor
 * without a connection. If not, it is told why, as keys repeat, by an announcement alone.
 */
export function useTurn(isSaving: boolean, warn: (text: string) => void) {
  const notify = useNotify();
  const canSave = useCanSave(warn);
  const isFree = (tell: () => void) => {
    if (isSaving) tell();
    return !isSaving && canSave();
  };
  return {
    canSave,
    canTake: () => isFree(() => notify({ kind: 'info', title: 'Still saving', description: STILL_SAVING })),
    canNudge: () => isFree(() => warn(STILL_SAVING)),
  };
}
