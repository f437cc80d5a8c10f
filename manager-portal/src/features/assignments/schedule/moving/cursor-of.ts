import type { GridChanges } from './use-grid-changes';

/** The cursor while assignments are held, wherever it is. */
export function cursorOf({ single, proposals }: GridChanges): string {
  if (proposals.some(({ verdict }) => verdict?.violation)) return 'not-allowed';
  return !single || single.part === 'whole' ? 'grabbing' : 'ew-resize';
}
