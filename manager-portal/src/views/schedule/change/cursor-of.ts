import type { Drag } from '../model/drag';
import type { Changes } from './use-changes';

/**
 * The grid's cursor during a drag; the grid captures the pointer, so it applies everywhere. Set on the grid alone: a rule
 * for all cells or an inherited custom property would recalculate the styles of every cell.
 */
export function cursorOf(drag: Drag, { state: { phase } }: Changes): string {
  if (drag === 'create') return 'cell';
  if (phase.is !== 'held') return 'grabbing';
  if ([...phase.verdicts.values()].some(({ refusal }) => refusal)) return 'not-allowed';
  return phase.part === 'whole' ? 'grabbing' : 'ew-resize';
}
