import type { Drag } from '../keys/drag';
import type { GridChanges } from './use-grid-changes';

/**
 * The cursor of the grid while something is dragged, which is shown wherever the pointer is, because the grid captures it.
 * Neither a rule for all cells nor a custom property, which they would inherit: with each, all their styles would be computed
 * again when it changes.
 */
export function cursorOf(drag: Drag, { single, proposals }: GridChanges): string {
  if (drag === 'create') return 'cell';
  if (proposals.some(({ verdict }) => verdict?.violation)) return 'not-allowed';
  return !single || single.part === 'whole' ? 'grabbing' : 'ew-resize';
}
