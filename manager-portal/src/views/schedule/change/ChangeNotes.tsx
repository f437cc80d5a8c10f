import type { DaySpan } from '@erm/contracts/calendar-day';
import { useLazyDialog, usePart } from '@erm/portal-kit';
import type { TimeCanvas } from '@erm/planning';
import { createLoadable, VisuallyHidden } from '@erm/ui-kit/core';
import type { Found } from '../model/found';
import type { Projects } from '../model/schedule-texts';
import type { Changes } from './use-changes';

const changedMeanwhile = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './ChangedMeanwhile')).ChangedMeanwhile,
);
const readout = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './Readout')).Readout,
);

interface ChangeNotesProps {
  changes: Changes;
  /** Where the drag began. */
  pointer: { x: number; y: number } | null;
  find: (id: string | null) => Found | undefined;
  projects: Projects;
}

/** Readout, conflict prompt, and alerts of changes. */
export function ChangeNotes({ changes, pointer, find, projects }: ChangeNotesProps) {
  const { run, state } = changes;
  const { phase, alert } = state;
  const { loaded: note } = usePart(readout, pointer !== null);
  const contested = phase.is === 'contested' ? phase.placed.assignment : null;
  const question = useLazyDialog(changedMeanwhile, contested !== null);
  return (
    <>
      {pointer && phase.is === 'held' && note.status === 'ready' && (
        <note.part held={phase} projects={projects} at={pointer} />
      )}
      {contested && question.Dialog && (
        <question.Dialog
          version={contested.version}
          found={find(contested._id)}
          projects={projects}
          onMove={(found) => run((controller) => controller.putDownAnyway(found))}
          onPutBack={() => run((controller) => controller.putBack())}
        />
      )}
      <VisuallyHidden role="alert">{alert}</VisuallyHidden>
    </>
  );
}

interface ItemReadoutProps {
  changes: Changes;
  canvas: TimeCanvas;
  /** The proposed days of the item, and its top, in px, relative to the first row. */
  days: DaySpan;
  top: number;
  projects: Projects;
}

/** Readout at the bar being moved by keys. */
export function ItemReadout({ changes, canvas, days, top, projects }: ItemReadoutProps) {
  const { phase } = changes.state;
  const held = phase.is === 'held' && phase.by === 'keys' ? phase : null;
  const { loaded: note } = usePart(readout, held !== null);
  if (!held || note.status !== 'ready') return null;
  return <note.part held={held} projects={projects} at={{ canvas, days, top }} />;
}
