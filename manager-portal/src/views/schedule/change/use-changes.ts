import { useAnnouncer } from '@erm/planning';
import { useHoldChanges, useIsConnected } from '@erm/portal-kit';
import { useNotify } from '@erm/portal-sdk';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Found } from '../model/found';
import { ChangeController } from './controller';
import type { Grid } from './core';
import { drawnDraft, holdsChanges, type Draft } from './state';
import { useSaveBatch } from './use-save-batch';

interface ChangesOptions extends Pick<Grid, 'zoom' | 'modelOf' | 'below' | 'projects' | 'today' | 'onSplit'> {
  /** Assignments that change together. */
  picks: { list: readonly Found[]; replace: (ids: ReadonlyMap<string, string>) => void };
}

/** The change controller of a grid, and what to draw. */
export function useChanges({ picks, onSplit, ...options }: ChangesOptions) {
  const { say, sayStep } = useAnnouncer();
  const notify = useNotify();
  const isConnected = useIsConnected();
  const { mutateAsync: save } = useSaveBatch();
  const grid: Grid = {
    ...options,
    picked: picks.list,
    say,
    sayStep,
    notify,
    isConnected,
    save,
    onSplit(rests) {
      picks.replace(rests);
      onSplit(rests);
    },
  };
  const [controller] = useState(() => new ChangeController(grid));
  useLayoutEffect(() => controller.connect(grid));
  // Leaving the view must not lose pending nudges.
  useEffect(() => () => controller.nudging.flush(), [controller]);
  const state = useStore(controller.store);
  useHoldChanges(holdsChanges(state));

  const { phase } = state;
  const isLoaded = (id: string) => options.modelOf(id) !== undefined;
  const isInSight = phase.is !== 'fixing' || (isLoaded(phase.placed.from) && isLoaded(phase.engineerId));
  const { changes: drawn, verdicts } = (isInSight && drawnDraft(state)) || NOTHING;
  return {
    controller,
    state,
    /** Proposed changes, and verdicts by engineer ID. */
    drawn,
    verdicts,
    /** The change for which fixes are suggested. */
    fixing: phase.is === 'fixing' && isInSight ? phase.placed : null,
    /** IDs of assignments drawn elsewhere, of which only the outline is left. */
    moved: new Set(drawn.filter(({ copies }) => !copies).map(({ assignment }) => assignment._id)),
  };
}

const NOTHING: Pick<Draft, 'changes' | 'verdicts'> = { changes: [], verdicts: new Map() };

export type Changes = ReturnType<typeof useChanges>;
