import type { EngineerCapacity } from '@erm/contracts/engineers';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import { HeadAction } from '../../shared/HeadAction';

const editEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './EditEngineerDialog')).EditEngineerDialog,
);
const deleteEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './DeleteEngineerDialog')).DeleteEngineerDialog,
);

interface EngineerActionsProps {
  engineer: EngineerCapacity;
  onHistory: () => void;
  onDeleted: () => void;
}

/** What can be done with an engineer, beside seeing the assignments. */
export function EngineerActions({ engineer, onHistory, onDeleted }: EngineerActionsProps) {
  const editing = useLazyDialog(editEngineerDialog);
  const deleting = useLazyDialog(deleteEngineerDialog);
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
      {editing.Dialog && <editing.Dialog engineer={engineer} onClose={editing.close} />}
      {deleting.Dialog && (
        <deleting.Dialog engineer={engineer} onClose={deleting.close} onDeleted={onDeleted} />
      )}
    </>
  );
}
