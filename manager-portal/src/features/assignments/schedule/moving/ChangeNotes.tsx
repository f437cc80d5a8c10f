import { createLoadable, useLoadable, VisuallyHidden } from '@erm/ui-kit/core';
import type { RowModel } from '../engineers/row-model';
import type { Projects } from '../schedule-texts';
import type { GridChanges } from './use-grid-changes';

const dragNotes = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './DragNotes')).DragNotes,
);

export interface ChangeNotesProps {
  changes: GridChanges;
  /** Where the pointer is during a drag. */
  pointer: { x: number; y: number } | null;
  modelAt: (index: number) => RowModel | undefined;
  projects: Projects;
}

/** What comes of a change: beside the pointer, and for screen readers. */
export function ChangeNotes({ pointer, ...props }: ChangeNotesProps) {
  const { alert } = props.changes.moves;
  const notes = useLoadable(dragNotes, pointer !== null);
  return (
    <>
      {pointer && notes.status === 'ready' && <notes.part at={pointer} {...props} />}
      <VisuallyHidden role="alert">{alert}</VisuallyHidden>
    </>
  );
}
