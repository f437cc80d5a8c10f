import { Icon, iconPaths } from '@erm/ui-kit/data';
import { ContextMenu, type MenuItem } from '@erm/ui-kit/overlay';
import { Copy, MoveHorizontal, Pencil, Pin, PinOff, Scissors, Trash2 } from 'lucide-react';
import type { RowModel } from '../model/row-model';
import type { BarActions } from './use-bar-actions';

/** An open menu of an assignment. */
export interface OpenMenu {
  id: string;
  at: { x: number; y: number };
}

interface BarMenuProps {
  /** The name of the assignment. */
  label: string;
  menu: OpenMenu;
  /** The row of its engineer. */
  model: RowModel;
  actions: BarActions;
  onClose: () => void;
}

/** Context menu of an assignment, with the actions of its details. */
export function BarMenu({ label, menu: { id, at }, model, actions, onClose }: BarMenuProps) {
  return (
    <ContextMenu
      label={`Actions for ${label}`}
      at={at}
      onClose={onClose}
      items={[
        {
          label: 'Edit',
          icon: <Pencil size={16} aria-hidden="true" />,
          onSelect: () => actions.command('edit', id),
        },
        {
          label: 'Move',
          icon: <MoveHorizontal size={16} aria-hidden="true" />,
          onSelect: () => actions.command('move', id),
        },
        ...unlessDeleted(model, {
          label: 'Split',
          icon: <Scissors size={16} aria-hidden="true" />,
          onSelect: () => actions.command('split', id),
        }),
        ...moreItems(id, actions, model),
      ]}
    />
  );
}

/** Less frequent actions than editing, moving, and splitting. */
export function moreItems(id: string, actions: BarActions, model: RowModel): MenuItem[] {
  return [
    ...unlessDeleted(model, {
      label: 'Duplicate',
      icon: <Copy size={16} aria-hidden="true" />,
      onSelect: () => actions.duplicate(id),
    }),
    ...pinItem(id, actions, model),
    {
      label: 'History',
      icon: <Icon path={iconPaths.history} />,
      onSelect: () => actions.history(id),
    },
    {
      label: 'Delete',
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      onSelect: () => actions.command('delete', id),
    },
  ];
}

function pinItem(id: string, { pin }: BarActions, { assignments }: RowModel): MenuItem[] {
  const projectId = assignments.find(({ _id }) => _id === id)?.projectId;
  if (!pin || !projectId) return [];
  const onSelect = () => pin.toggle(projectId);
  return pin.id === projectId
    ? [{ label: 'Unpin', icon: <PinOff size={16} aria-hidden="true" />, onSelect }]
    : [{ label: 'Pin project', icon: <Pin size={16} aria-hidden="true" />, onSelect }];
}

/** Actions that add assignments, unavailable for deleted engineers. */
const unlessDeleted = ({ isDeleted }: RowModel, item: MenuItem) => (isDeleted ? [] : [item]);
