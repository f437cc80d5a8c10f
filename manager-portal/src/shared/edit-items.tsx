import { Icon, iconPaths } from '@erm/ui-kit/data';
import { Pencil, Trash2 } from 'lucide-react';

/** The entries of a row's menu for changing it and for seeing how it has changed. */
export const editItems = (onEdit: () => void, onHistory: () => void, onDelete: () => void) => [
  { label: 'Edit', icon: <Pencil size={16} aria-hidden="true" />, onSelect: onEdit },
  { label: 'History', icon: <Icon path={iconPaths.history} />, onSelect: onHistory },
  { label: 'Delete', icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: onDelete },
];
