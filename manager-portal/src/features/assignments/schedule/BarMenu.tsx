import { ContextMenu, type MenuItem } from '@erm/ui-kit/overlay';
import { Copy, MoveHorizontal, Pencil, Scissors, Trash2 } from 'lucide-react';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import type { Command } from './use-assignment-commands';

/** Where the menu of an assignment is open. */
export interface OpenMenu {
  id: string;
  at: { x: number; y: number };
}

interface BarMenuProps {
  /** The name of the assignment. */
  label: string;
  menu: OpenMenu;
  onCommand: (command: Command, assignmentId: string) => void;
  /** Creates another one like it, if that is possible here. */
  onDuplicate?: (assignmentId: string) => void;
  onHistory: (assignmentId: string) => void;
  onClose: () => void;
}

/** What can be done with an assignment, as its details offer it. */
export function BarMenu({
  label,
  menu: { id, at },
  onCommand,
  onDuplicate,
  onHistory,
  onClose,
}: BarMenuProps) {
  return (
    <ContextMenu
      label={`Actions for ${label}`}
      at={at}
      onClose={onClose}
      items={[
        {
          label: 'Edit',
          icon: <Pencil size={16} aria-hidden="true" />,
          onSelect: () => onCommand('edit', id),
        },
        {
          label: 'Move',
          icon: <MoveHorizontal size={16} aria-hidden="true" />,
          onSelect: () => onCommand('move', id),
        },
        {
          label: 'Split',
          icon: <Scissors size={16} aria-hidden="true" />,
          onSelect: () => onCommand('split', id),
        },
        ...moreItems({
          onDuplicate: onDuplicate && (() => onDuplicate(id)),
          onHistory: () => onHistory(id),
          onDelete: () => onCommand('delete', id),
        }),
      ]}
    />
  );
}

interface MoreItems {
  onDuplicate?: (() => void) | undefined;
  onHistory?: (() => void) | undefined;
  onDelete: () => void;
}

/** What can be done less often than editing, moving, and splitting, as far as it is possible where it is shown. */
export function moreItems({ onDuplicate, onHistory, onDelete }: MoreItems): MenuItem[] {
  const copy = <Copy size={16} aria-hidden="true" />;
  return [
    ...(onDuplicate ? [{ label: 'Duplicate', icon: copy, onSelect: onDuplicate }] : []),
    ...(onHistory
      ? [{ label: 'History', icon: <Icon path={iconPaths.history} />, onSelect: onHistory }]
      : []),
    {
      label: 'Delete',
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      onSelect: onDelete,
    },
  ];
}

/** The position of a context menu: the pointer, or the visible corner of what has the focus. */
export function menuPosition({ clientX, clientY, target }: React.MouseEvent): { x: number; y: number } {
  // Opened by keyboard, browsers report the middle of the element or nothing, which may be out of sight.
  if (clientX > 0 && document.elementFromPoint(clientX, clientY) === target)
    return { x: clientX, y: clientY };
  const { left, bottom } = (target as Element).getBoundingClientRect();
  const scroller = (target as Element).closest('[role=row]')?.firstElementChild?.getBoundingClientRect();
  return { x: Math.max(left, scroller?.right ?? 0) + 8, y: bottom };
}
