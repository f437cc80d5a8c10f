import { Icon, iconPaths } from '@erm/ui-kit/data';

/** Menu items for editing a row and, if supported, for its history. */
export const editItems = (onEdit: () => void, onDelete: () => void, onHistory?: () => void) => [
  { label: 'Edit', icon: <Icon path={iconPaths.pencil} />, onSelect: onEdit },
  ...(onHistory ? [{ label: 'History', icon: <Icon path={iconPaths.history} />, onSelect: onHistory }] : []),
  { label: 'Delete', icon: <Icon path={iconPaths.trash} />, danger: true, onSelect: onDelete },
];
