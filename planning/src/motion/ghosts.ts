import { useLayoutEffect } from 'react';
import type { Box } from './drawing';

/** After a drop, it takes a moment until the data put the bar there. */
const MOMENT_MS = 1000;

/** Places of drag ghosts, so that dropped bars do not slide there from their old place. */
export interface Ghosts {
  /** Registers a ghost; it is kept for a moment after the returned cleanup. */
  show: (id: string, box: Box) => () => void;
  /** The ghost that is shown, or was a moment ago. */
  get: (id: string) => Box | undefined;
  /** Removes a ghost once its bar is in place. */
  forget: (id: string) => void;
}

export function createGhosts(): Ghosts {
  const ghosts = new Map<string, { box: Box; goneAt: number }>();
  return {
    show(id, box) {
      const ghost = { box, goneAt: Infinity };
      ghosts.set(id, ghost);
      return () => {
        ghost.goneAt = performance.now();
      };
    },
    get(id) {
      const ghost = ghosts.get(id);
      return ghost && performance.now() - ghost.goneAt < MOMENT_MS ? ghost.box : undefined;
    },
    forget: (id) => void ghosts.delete(id),
  };
}

/** Registers the place of a bar's ghost, relative to the first row; null if it is not drawn. */
export function useGhost(ghosts: Ghosts, id: string, box: Box | null): void {
  useLayoutEffect(() => (box ? ghosts.show(id, box) : undefined));
}
