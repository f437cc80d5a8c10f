import { shortRange } from '@erm/planning';
import { OthersChanges } from '@erm/portal-kit/changes';
import { useNotify } from '@erm/portal-sdk';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { useEffect, useEffectEvent } from 'react';
import type { Found } from '../model/found';
import { projectNameOf, type Projects } from '../model/schedule-texts';

interface ChangedMeanwhileProps {
  /** The dropped assignment in its current state, if it is still loaded. */
  found: Found | undefined;
  /** The version that the drag started from. */
  version: number;
  projects: Projects;
  onMove: (found: Found) => void;
  onPutBack: () => void;
}

/** Conflict prompt: someone else edited this assignment during the drag. */
export function ChangedMeanwhile({ found, version, projects, onMove, onPutBack }: ChangedMeanwhileProps) {
  const notify = useNotify();
  const giveUp = useEffectEvent(() => {
    notify({
      kind: 'error',
      title: 'Not moved',
      description: 'It has since moved out of these rows.',
    });
    onPutBack();
  });
  const isGone = found === undefined;
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  if (!found) return null;
  const { assignment, model } = found;
  const name = projectNameOf(assignment, projects);
  return (
    <ConfirmDialog
      open
      title="Changed in the meantime"
      confirmLabel="Move it anyway"
      onConfirm={() => onMove(found)}
      onClose={onPutBack}
    >
      <p>
        {name} was changed elsewhere while you moved it. Now it is {assignment.allocationPercentage}%,{' '}
        {shortRange(assignment)}, with {model.engineer.name}.
      </p>
      <OthersChanges entityId={assignment._id} since={version} />
    </ConfirmDialog>
  );
}
