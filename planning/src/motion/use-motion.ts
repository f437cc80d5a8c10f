import type { TimeCanvas } from '../sheet/use-time-canvas';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Gone } from './bar-moves';
import type { Drawing } from './drawing';
import { createGhosts, type Ghosts } from './ghosts';

// In an existing chunk, because the names of all chunks are loaded with the first screen.
const motion = createLoadable(
  async () => (await import(/* webpackChunkName: "sheet-tools" */ './slide-changes')).slideChanges,
);

/** Animates rows and bars to their new places when data change. Call after the rows were placed. */
export function useMotion(canvas: TimeCanvas, drawing: Omit<Drawing, 'scale' | 'corrected'>): Ghosts {
  const { rows, placed } = drawing;
  const [ghosts] = useState(createGhosts);
  const [gone] = useState(() => new Map<string, Gone>());
  const last = useRef<Drawing | null>(null);
  // Nothing can have moved before that.
  const isLoaded = !rows.loaded().next().done;
  useEffect(() => {
    if (isLoaded) void motion.load();
  }, [isLoaded]);
  // Before the new places are painted, and without another render.
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
