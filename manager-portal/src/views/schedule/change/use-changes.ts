import { useAnnouncer } from '@erm/planning';
import { useHoldChanges, useIsConnected, useUndo } from '@erm/portal-kit';
import { useApi, useNotify, useReportFailure } from '@erm/portal-sdk';
import { useLoadLater } from '@erm/ui-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Found } from '../model/found';
import type { Grid } from './core';
import { ChangeGate, controllerCode } from './gate';
import { drawnDraft, holdsChanges, type Draft } from './state';

interface ChangesOptions extends Pick<Grid, 'zoom' | 'modelOf' | 'below' | 'projects' | 'today' | 'onSplit'> {
  /** Assignments that change together. */
  picks: { list: readonly Found[]; replace: (ids: ReadonlyMap<string, string>) => void };
}

/** A grid's proposed changes, and how to draw them. */
export function useChanges({ picks, onSplit, ...options }: ChangesOptions) {
  const { say, sayStep } = useAnnouncer();
  const notify = useNotify();
  const isConnected = useIsConnected();
  const around = { api: useApi(), notify, undo: useUndo(), queryClient: useQueryClient() };
  const grid: Grid = {
    ...options,
    picked: picks.list,
    say,
    sayStep,
    notify,
    isConnected,
    // In one chunk with the controller, so it is there.
    save: async (request) =>
      (await import(/* webpackChunkName: "schedule-parts" */ './save-batch')).saveBatch(around, request),
    onSplit(rests) {
      picks.replace(rests);
      onSplit(rests);
    },
  };
  const report = useReportFailure();
  const onFailed = (error: unknown) => {
    const code = report('load', error);
    const description = `Nothing was changed. Please try again.${code ? ` Error code ${code}` : ''}`;
    notify({ kind: 'error', title: 'Error', description });
  };
  const [gate] = useState(() => new ChangeGate(grid, onFailed));
  const { store, begin, run } = gate;
  useLoadLater(controllerCode);
  useLayoutEffect(() => gate.connect(grid));
  // Leaving the view must not lose pending nudges.
  useEffect(
    () => () => {
      if (store.getState().phase.is === 'nudged') run(({ nudging }) => nudging.flush());
    },
    [store, run],
  );
  const state = useStore(store);
  useHoldChanges(holdsChanges(state));

  const { phase } = state;
  const isLoaded = (id: string) => options.modelOf(id) !== undefined;
  const isInSight = phase.is !== 'fixing' || (isLoaded(phase.placed.from) && isLoaded(phase.engineerId));
  const { changes: drawn, verdicts } = (isInSight && drawnDraft(state)) || NOTHING;
  return {
    begin,
    run,
    state,
    /** Proposed changes, and verdicts by engineer ID. */
    drawn,
    verdicts,
    /** The change for which fixes are suggested. */
    fixing: phase.is === 'fixing' && isInSight ? phase.placed : null,
    /** IDs of assignments drawn elsewhere; only their outlines remain in place. */
    moved: new Set(drawn.filter(({ copies }) => !copies).map(({ assignment }) => assignment._id)),
  };
}

const NOTHING: Pick<Draft, 'changes' | 'verdicts'> = { changes: [], verdicts: new Map() };

export type Changes = ReturnType<typeof useChanges>;
