import { useLazyDialog, usePart } from '@erm/portal-kit';
import { createLoadable, VisuallyHidden } from '@erm/ui-kit/core';
import type { Found } from '../found';
import type { RowModel } from '../engineers/row-model';
import type { Projects } from '../schedule-texts';
import { changedMeanwhile } from './changed-meanwhile';
import type { GridChanges } from './use-grid-changes';

const dragNotes = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './DragNotes')).DragNotes,
);

export interface ChangeNotesProps {
  changes: GridChanges;
  /** Where the pointer is during a drag. */
  pointer: { x: number; y: number } | null;
  find: (id: string | null) => Found | undefined;
  modelOf: (engineerId: string) => RowModel | undefined;
  projects: Projects;
}

/** What comes of a change: beside the pointer, and for screen readers. */
export function ChangeNotes({ pointer, find, ...props }: ChangeNotesProps) {
  const { alert, contested, putDownAnyway, putBack } = props.changes.moves;
  const { loaded: notes } = usePart(dragNotes, pointer !== null);
  const question = useLazyDialog(changedMeanwhile, contested !== null);
  return (
    <>
      {pointer && notes.status === 'ready' && <notes.part at={pointer} {...props} />}
      {contested && question.Dialog && (
        <question.Dialog
          version={contested.proposal.assignment.version}
          found={find(contested.proposal.assignment._id)}
          projects={props.projects}
          onMove={putDownAnyway}
          onPutBack={putBack}
        />
      )}
      <VisuallyHidden role="alert">{alert}</VisuallyHidden>
    </>
  );
}
