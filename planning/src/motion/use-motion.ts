import type { TimeCanvas } from '../sheet/use-time-canvas';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Gone } from './bar-moves';
import type { Drawing } from './drawing';
import { createGhosts, type Ghosts } from './ghosts';

// In a file that is there, because the names of all files are loaded with the first screen.
const motion = createLoadable(
  async () => (await import(/* webpackChunkName: "sheet-tools" */ './slide-changes')).slideChanges,
);

/** Lets rows and bars slide to other places when data have changed. To be called after the rows were placed. */
export function useMotion(canvas: TimeCanvas, drawing: Omit<Drawing, 'scale' | 'corrected'>): Ghosts {
  const { rows, placed } = drawing;
  const [ghosts] = useState(createGhosts);
  const [gone] = useState(() => new Map<string, Gone>());
  const last = useRef<Drawing | null>(null);
  // Before that, nothing can have moved.
  const isLoaded = placed.drawn.some(({ id }) => rows.get(id) !== undefined);
  useEffect(() => {
    if (isLoaded) void motion.load();
  }, [isLoaded]);
  // Before anything is painted at its new place, and without a render of its own.
  useLayoutEffect(() => {
    const before = last.current;
    const after = { ...drawing, scale: canvas.scale, corrected: placed.corrected() };
    last.current = after;
    const sheet = canvas.scroller();
    const slide = motion.get();
    if (before && sheet && slide.status === 'ready') slide.part(before, after, { ghosts, gone, sheet });
  });
  return ghosts;
}
