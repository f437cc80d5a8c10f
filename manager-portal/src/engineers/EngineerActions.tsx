import type { EngineerCapacity } from '@erm/contracts/engineers';
import { useLazyDialog } from '@erm/portal-kit';
import { errorText, useNotify } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { HeadAction } from '../shared/HeadAction';

const editEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './EditEngineerDialog')).EditEngineerDialog,
);
const deleteEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './DeleteEngineerDialog')).DeleteEngineerDialog,
);

interface EngineerActionsProps {
  /** The engineer, who may not be loaded yet, or not have been found to load. */
  capacity: Pick<UseQueryResult<EngineerCapacity>, 'data' | 'refetch'>;
  onHistory: () => void;
  onDeleted: () => void;
}

/** Actions for an engineer, beside View Assignments. */
export function EngineerActions({ capacity, onHistory, onDeleted }: EngineerActionsProps) {
  const editing = useWithEngineer(useLazyDialog(editEngineerDialog), capacity);
  const deleting = useWithEngineer(useLazyDialog(deleteEngineerDialog), capacity);
  const engineer = capacity.data;
  const actions = [
    { label: 'Edit', icon: iconPaths.pencil, loading: editing.loading, onClick: editing.open },
    { label: 'History', icon: iconPaths.history, onClick: onHistory },
    { label: 'Delete', icon: iconPaths.trash, loading: deleting.loading, onClick: deleting.open },
  ];
  return (
    <>
      {actions.map(({ icon, ...action }) => (
        <HeadAction key={action.label} icon={<Icon path={icon} />} {...action} />
      ))}
      {engineer && editing.Dialog && <editing.Dialog engineer={engineer} onClose={editing.close} />}
      {engineer && deleting.Dialog && (
        <deleting.Dialog engineer={engineer} onClose={deleting.close} onDeleted={onDeleted} />
      )}
    </>
  );
}

/** Opens a dialog once its engineer is there, and says if that fails. */
function useWithEngineer<Dialog extends { open: () => void; loading: boolean }>(
  dialog: Dialog,
  { data, refetch }: EngineerActionsProps['capacity'],
): Dialog {
  const notify = useNotify();
  const [waits, setWaits] = useState(false);
  const load = async () => {
    setWaits(true);
    // Waits for the request that is under way, if there is one.
    const { data: loaded, error } = await refetch({ cancelRefetch: false });
    setWaits(false);
    if (loaded) dialog.open();
    else
      notify({ kind: 'error', title: 'Error', description: errorText(error, 'Failed to load the engineer') });
  };
  return { ...dialog, loading: dialog.loading || waits, open: data ? dialog.open : () => void load() };
}
