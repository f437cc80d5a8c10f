import type { Change } from '@erm/contracts/changes';
import { useLayoutEffect } from 'react';

/** Draws a ring around the cells that changes are about. */
export function useRings(changes: readonly Change[]): void {
  useLayoutEffect(() => {
    const cells = changes.flatMap(({ entityId }) => [
      ...document.querySelectorAll(`[role$="grid"] [data-cell="${entityId}"]`),
    ]);
    for (const cell of cells) cell.toggleAttribute('data-ringed', true);
    return () => {
      for (const cell of cells) cell.removeAttribute('data-ringed');
    };
  }, [changes]);
}
