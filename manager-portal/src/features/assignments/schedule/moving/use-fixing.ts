import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { useState } from 'react';
import type { RowModel } from '../engineers/row-model';
import type { Proposal } from './use-moving';

interface FixingOptions {
  modelAt: (index: number) => RowModel | undefined;
  /** The index of an engineer's row, if it is loaded. */
  rowOf: (engineerId: string) => number | undefined;
}

/** Who is concerned is kept, not their rows, which others may move meanwhile. */
interface Overload {
  proposal: Proposal;
  giverId: string;
  getterId: string;
  /** The fix that is shown. */
  shown: OverloadFix | null;
}

/** The row of somebody whose row is not loaded. */
export const NO_ROW = -1;

/** The overload that fixes are suggested for. */
export function useFixing({ modelAt, rowOf }: FixingOptions) {
  const [overload, setOverload] = useState<Overload | null>(null);
  const idAt = (row: number) => modelAt(row)?.engineer._id ?? '';
  const placed = (proposal: Proposal | null, { giverId, getterId }: Overload, to = rowOf(getterId)) => {
    const from = rowOf(giverId);
    return proposal && from !== undefined && to !== undefined ? { ...proposal, from, to } : null;
  };
  const rowOfShown = ({ shown, getterId }: Overload) => rowOf(shown?.result.engineerId ?? getterId) ?? NO_ROW;
  /** What the shown fix makes of another assignment of who would be over capacity. */
  const other = ({ shown, getterId, proposal }: Overload): Proposal | null => {
    const row = rowOf(getterId);
    const { _id, ...dates } = shown?.other ?? {};
    const assignment =
      row === undefined ? undefined : modelAt(row)?.assignments.find((each) => each._id === _id);
    // The original of a copy cannot be shown beside that.
    if (row === undefined || !assignment || _id === proposal.assignment._id) return null;
    return { ...proposal, ...dates, assignment, copies: false, from: row, to: row, verdict: null };
  };
  return {
    /** The proposal that would overload, or the assignment of an overload, if the rows that it concerns are loaded. */
    proposal: overload && placed(overload.proposal, overload),
    begin(proposal: Proposal) {
      const [giverId, getterId] = [idAt(proposal.from), idAt(proposal.to)];
      // Arrow keys belong to the fixes now.
      setOverload({ proposal: { ...proposal, by: 'pointer' }, giverId, getterId, shown: null });
    },
    /** Shows a fix in the row of who would have the assignment, if it is loaded. */
    show: (shown: OverloadFix) => setOverload((current) => current && { ...current, shown }),
    other: overload && other(overload),
    /** Where what is shown is now. */
    inRows: (shown: Proposal | null) => (overload ? placed(shown, overload, rowOfShown(overload)) : shown),
    end: () => setOverload(null),
  };
}
