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
  /** In whose row the chosen fix is shown. */
  shownId: string;
}

/** The overload that fixes are suggested for. */
export function useFixing({ modelAt, rowOf }: FixingOptions) {
  const [overload, setOverload] = useState<Overload | null>(null);
  const idAt = (row: number) => modelAt(row)?.engineer._id ?? '';
  const placed = (proposal: Proposal | null, { giverId, getterId }: Overload, shownId = getterId) => {
    const [from, to] = [rowOf(giverId), rowOf(shownId) ?? rowOf(getterId)];
    return proposal && from !== undefined && to !== undefined ? { ...proposal, from, to } : null;
  };
  return {
    /** The proposal that would overload, or the assignment of an overload, if the rows that it concerns are loaded. */
    proposal: overload && placed(overload.proposal, overload),
    begin(proposal: Proposal) {
      const [giverId, getterId] = [idAt(proposal.from), idAt(proposal.to)];
      // Arrow keys belong to the fixes now.
      setOverload({ proposal: { ...proposal, by: 'pointer' }, giverId, getterId, shownId: getterId });
    },
    /** Shows a fix in the row of who would have the assignment, if it is loaded. */
    show: (shownId: string) => setOverload((current) => current && { ...current, shownId }),
    /** Where what is shown is now. */
    inRows: (shown: Proposal | null) => (overload ? placed(shown, overload, overload.shownId) : shown),
    end: () => setOverload(null),
  };
}
