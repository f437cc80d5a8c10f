import { useSession } from '@erm/portal-sdk';
import { Stack } from '@erm/ui-kit/core';
import { ConfirmDialog } from '@erm/ui-kit/overlay';
import { useState } from 'react';
import { byWhom } from '../changes/by-whom';
import { subjectOf } from '../changes/change-texts';
import { timeAgo } from '../changes/time-texts';
import { undoFields, type ChangedSince } from './changed-since';
import { ChangedFields } from './ChangedFields';

interface UndoQuestionProps {
  changed: ChangedSince;
  isRedo: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks whether to undo a change of something that was changed again, and says what returns and what stays. */
export function UndoQuestion({ changed, isRedo, onAnswer }: UndoQuestionProps) {
  const { change, since } = changed;
  const userId = useSession().user._id;
  const verb = isRedo ? 'Redo' : 'Undo';
  const [now] = useState(Date.now);
  return (
    <ConfirmDialog
      open
      title={`${verb} this change?`}
      confirmLabel={verb}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <Stack gap={3}>
        <p>
          <span>
            {`${subjectOf(change)} was changed again after this, by ${byWhom(since[0].actor, userId)}, ${timeAgo(since[0].at, now)}.`}
          </span>
          {change.action === 'create' && <span> This deletes it, with what was changed:</span>}
        </p>
        <ChangedFields fields={undoFields(changed)} unchanged={change.action === 'create' ? '' : ', stays'} />
      </Stack>
    </ConfirmDialog>
  );
}
