import type { Change } from '@erm/contracts/changes';
import { useLayoutEffect } from 'react';

/** Rings what changes are about, where a grid shows it. */
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
