import { Pencil, Trash2 } from 'lucide-react';

/** The entries of a row's menu for editing and deleting it. */
export const editItems = (onEdit: () => void, onDelete: () => void) => [
  { label: 'Edit', icon: <Pencil size={16} aria-hidden="true" />, onSelect: onEdit },
  { label: 'Delete', icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: onDelete },
];
