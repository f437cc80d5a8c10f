import { useSession } from '@erm/portal-sdk';
import { Note } from '@erm/ui-kit/core';
import { useState } from 'react';
import { useRemoteChanges } from '../live/remote-changes';
import { deletedTitle } from '../changes/by-whom';

/** Warns that the entity being edited was deleted elsewhere, until it is restored. */
export function DeletedMeanwhile({ id }: { id: string }) {
  const userId = useSession().user._id;
  const [title, setTitle] = useState<string | null>(null);
  useRemoteChanges(({ entityId, action, by }) => {
    if (entityId === id) setTitle(action === 'delete' ? deletedTitle(by, userId) : null);
  });
  return (
    title !== null && (
      <Note tone="yellow" live title={title}>
        Your entries are still here. They can be saved once it is restored in History.
      </Note>
    )
  );
}
