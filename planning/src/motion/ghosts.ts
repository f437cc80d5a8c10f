import { useLayoutEffect } from 'react';
import type { Box } from './drawing';

/** What is put down is drawn there once the data say so, which takes a moment. */
const MOMENT_MS = 1000;

/** Where what you hold is drawn, so that it does not slide there when it is put down. */
export interface Ghosts {
  /** Remembers one, also for a moment after the returned function has said that it is no longer shown. */
  show: (id: string, box: Box) => () => void;
  /** The one that is shown, or was a moment ago. */
  get: (id: string) => Box | undefined;
  /** Forgets one, whose place was taken. */
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

/** Tells where the ghost of a bar is, relative to the first row; null if it is not drawn. */
export function useGhost(ghosts: Ghosts, id: string, box: Box | null): void {
  useLayoutEffect(() => (box ? ghosts.show(id, box) : undefined));
}
