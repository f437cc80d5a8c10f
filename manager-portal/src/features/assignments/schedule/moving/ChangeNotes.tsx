import { VisuallyHidden } from '@erm/ui-kit/core';
import { Readout } from './Readout';
import { SeveralReadout } from '../several/SeveralReadout';
import type { GridChanges } from './use-grid-changes';

interface ChangeNotesProps {
  changes: GridChanges;
  /** Where the pointer is during a drag. */
  pointer: { x: number; y: number } | null;
  nameAt: (index: number) => string;
}

/** What comes of a change: beside the pointer, and for screen readers. */
export function ChangeNotes({ changes: { moves, several, single }, pointer, nameAt }: ChangeNotesProps) {
  return (
    <>
      {pointer && single && <Readout proposal={single} engineerName={nameAt(single.to)} at={pointer} />}
      {pointer && !single && <SeveralReadout several={several} at={pointer} />}
      <VisuallyHidden role="status">{moves.status}</VisuallyHidden>
      <VisuallyHidden role="alert">{moves.alert}</VisuallyHidden>
    </>
  );
}
