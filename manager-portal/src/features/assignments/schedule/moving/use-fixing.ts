import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { useState } from 'react';
import type { RowModel } from '../engineers/row-model';
import type { Proposal } from './use-moving';

interface Overload {
  proposal: Proposal;
  /** The ID of who would be over capacity. */
  engineerId: string;
  /** The fix that is shown. */
  shown: OverloadFix | null;
}

/** The overload that fixes are suggested for. */
export function useFixing(modelOf: (engineerId: string) => RowModel | undefined) {
  const [overload, setOverload] = useState<Overload | null>(null);
  const isLoaded = ({ proposal, engineerId }: Overload) =>
    modelOf(proposal.from) !== undefined && modelOf(engineerId) !== undefined;
  /** What the shown fix makes of another assignment of who would be over capacity. */
  const other = ({ shown, engineerId, proposal }: Overload): Proposal | null => {
    const { _id, ...dates } = shown?.other ?? {};
    const assignment = modelOf(engineerId)?.assignments.find((each) => each._id === _id);
    // The original of a copy cannot be shown beside that.
    if (!assignment || _id === proposal.assignment._id) return null;
    const place = { from: engineerId, to: engineerId, copies: false, verdict: null };
    return { ...proposal, ...dates, ...place, assignment };
  };
  return {
    /** The proposal that would overload, or the assignment of an overload, if the rows that it concerns are loaded. */
    proposal: overload && isLoaded(overload) ? overload.proposal : null,
    isOutOfSight: overload !== null && !isLoaded(overload),
    begin(proposal: Proposal) {
      // Arrow keys belong to the fixes now.
      const held = { ...proposal, by: 'pointer' as const };
      setOverload({ proposal: held, engineerId: proposal.to ?? proposal.from, shown: null });
    },
    /** Shows a fix in the row of who would have the assignment, if it is loaded. */
    show: (shown: OverloadFix) => setOverload((current) => current && { ...current, shown }),
    other: overload && other(overload),
    end: () => setOverload(null),
  };
}
