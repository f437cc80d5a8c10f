import type { Drag } from '../model/drag';
import type { Changes } from './use-changes';

/**
 * The cursor of the grid while something is dragged, which is shown wherever the pointer is, because the grid captures it.
 * Neither a rule for all cells nor a custom property, which they would inherit: with each, all their styles would be computed
 * again when it changes.
 */
export function cursorOf(drag: Drag, { state: { phase } }: Changes): string {
  if (drag === 'create') return 'cell';
  if (phase.is !== 'held') return 'grabbing';
  if ([...phase.verdicts.values()].some(({ refusal }) => refusal)) return 'not-allowed';
  return phase.part === 'whole' ? 'grabbing' : 'ew-resize';
}
