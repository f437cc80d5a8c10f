import { useHoldChanges } from '@erm/portal-kit/planning';
import { useMemo } from 'react';
import { proposalsOf } from '../several/proposals';
import type { Picks } from '../several/use-picks';
import { useSeveral } from '../several/use-several';
import type { Proposal } from './use-moving';
import { useKeysAfterSaving } from '../keys/use-keys-after-saving';
import { useNudging } from './use-nudging';
import { useScheduleMoves, type ScheduleMovesOptions } from './use-schedule-moves';

interface GridChangesOptions extends ScheduleMovesOptions {
  picks: Picks;
  /** Called with what running assignments that were split go on as, by their IDs. */
  onSplit: (rests: ReadonlyMap<string, string>) => void;
}

/** Changing assignments in a grid: one or all that are picked, by holding them or by single keys. */
export function useGridChanges({ picks, onSplit, ...options }: GridChangesOptions) {
  const { projects, today, zoom } = options;
  const moves = useScheduleMoves(options);
  const { warn } = moves;
  const several = useSeveral({ picks, projects, today, zoom, warn, onSplit });
  const nudging = useNudging({ projects, today, warn, onSplit });
  useHoldChanges(moves.isBusy || several.isBusy);
  const keys = useKeysAfterSaving(nudging.proposal !== null || several.isUnsaved, [
    nudging.rest,
    several.rest,
  ]);
  const single = moves.proposal ?? nudging.proposal;
  const { other } = moves;
  const alone = useMemo(() => single && [...(other ? [other] : []), single], [single, other]);
  const proposals: readonly Proposal[] = alone ?? proposalsOf(several);
  return {
    moves,
    several,
    nudging,
    keys,
    /** What is proposed, if it concerns one assignment. */
    single,
    /** All that is proposed. */
    proposals,
    /** The IDs of what you hold elsewhere, of which only the place is left. */
    moved: new Set(proposals.filter(({ copies }) => !copies).map(({ assignment }) => assignment._id)),
  };
}

export type GridChanges = ReturnType<typeof useGridChanges>;
